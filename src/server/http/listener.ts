import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { denyAllPolicy, securityHeaders } from './headers.ts';
import {
  answerQuickly,
  type QuickAnswer,
  type QuickConnections,
} from './quick/quickConnections.ts';

/** "localhost" is two addresses; a visitor may come by either. */
const addressesOf = (host: string) => (host === 'localhost' ? ['127.0.0.1', '::1'] : [host]);

const lingerMilliseconds = 2000;
const sweepMilliseconds = 100;

// Node would answer 431 to long headers and send none of ours.
const badRequest = [
  'HTTP/1.1 400 Bad Request',
  'Connection: close',
  'Content-Length: 0',
  ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
  `Content-Security-Policy: ${denyAllPolicy}`,
  '\r\n',
].join('\r\n');

function makeServer(handler: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
    handler,
  );
  server.on('clientError', (_error, socket: Socket) => {
    if (!socket.writable) return void socket.destroy();
    socket.end(badRequest);
    // A client that keeps its side open would hold the connection.
    socket.setTimeout(lingerMilliseconds, () => socket.destroy());
  });
  return server;
}

/** Listens on every address of the host, all on one port. */
export async function listen(
  handler: RequestListener,
  quickAnswer: QuickAnswer,
  host: string,
  port: number,
) {
  const servers: Server[] = [];
  const quick: QuickConnections[] = [];
  let chosen = port;
  for (const address of addressesOf(host)) {
    const server = makeServer(handler);
    quick.push(answerQuickly(server, quickAnswer));
    try {
      server.listen(chosen, address);
      await once(server, 'listening');
      chosen = (server.address() as AddressInfo).port;
      servers.push(server);
    } catch (error) {
      // A machine without IPv6 still has its first address.
      if (servers.length === 0) throw error;
    }
  }

  return {
    port: chosen,
    /** Closes the port and lets requests in flight finish, until `cut` ends what is left of them. */
    async close(cut: AbortSignal): Promise<void> {
      const closed = servers.map((server) => once(server.close(), 'close'));
      for (const connections of quick) connections.end();
      // A request that came before the signal leaves its connection open when it is answered.
      const sweep = setInterval(() => {
        for (const server of servers) server.closeIdleConnections();
      }, sweepMilliseconds);
      cut.addEventListener('abort', () => {
        for (const connections of quick) connections.cut();
        for (const server of servers) server.closeAllConnections();
      });
      await Promise.all(closed);
      clearInterval(sweep);
    },
  };
}
