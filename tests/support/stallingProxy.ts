import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Long enough for the browser to paint what it has received. */
const stallMilliseconds = 400;

/** A proxy that stalls once in every HTML response, right after the text that `place` names. */
export async function openStallingProxy(site: string, place: { readonly after: string }) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader('Content-Type', type);
    if (type.startsWith('text/html')) {
      const end = body.indexOf(place.after) + place.after.length;
      response.write(body.subarray(0, end));
      await setTimeout(stallMilliseconds);
      response.end(body.subarray(end));
    } else response.end(body);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
