import type { ServerResponse } from 'node:http';
import type { Heroes } from './heroes.ts';

export const heroesPath = '/api/heroes';

/** Every visit of the home page asks for the slides, so they go out by the shortest way. */
export async function sendHeroes(response: ServerResponse, heroes: Heroes): Promise<void> {
  const body = JSON.stringify(await heroes.list());
  const fields = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' };
  response.writeHead(200, { ...fields, 'Content-Length': Buffer.byteLength(body) }).end(body);
}
