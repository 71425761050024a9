import type { ServerResponse } from 'node:http';
import type { Heroes } from './heroes.ts';

/** Every visit of the home page asks for the slides, so they go out without detours. */
export async function sendSlides(response: ServerResponse, slides: Heroes): Promise<void> {
  const body = JSON.stringify(await slides.list());
  const fields = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' };
  response.writeHead(200, { ...fields, 'Content-Length': Buffer.byteLength(body) }).end(body);
}
