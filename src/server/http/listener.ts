import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { cutOff } from './cutOff.ts';
import { denyAllPolicy, securityHeaders } from './headers.ts';
import {
  answerQuickly,
  type QuickAnswer,
  type QuickConnections,
} from './quick/quickConnections.ts';
import { watchBody } from './requestBody.ts';

/** "localhost" resolves to two addresses, and clients may use either. */
const addressesOf = (host: string) => (host === 'localhost' ? ['127.0.0.1', '::1'] : [host]);

const lingerMilliseconds = 2000;
const sweepMilliseconds = 100;

// Replaces Node's own answer (431 for long headers), which has none of our headers.
const badRequest = [
  'HTTP/1.1 400 Bad Request',
  'Connection: close',
  'Content-Length: 0',
  ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
  `Content-Security-Policy: ${denyAllPolicy}`,
  '\r\n',
].join('\r\n');

/** How long a request may take to arrive, and then its answer to be read: the largest upload at 10 kB/s. */
const longestMilliseconds = 600_000;

/**
 * Requests of one connection that may wait for their answers. Browsers and proxies send one at a
 * time; of a packet full of them, the rest would be answered before anybody else's.
 */
const mostAtOnce = 100;

interface Parts {
  handler: RequestListener;
  quickAnswer: QuickAnswer;
  host: string;
  port: number;
  /** How long an answer may stay unread; half as long, a body may bring too little. */
  stallMilliseconds: number;
  connections: {
    inAll: number;
    /** False for one connection too many. */
    admit(socket: Socket): boolean;
  };
}

function makeServer(parts: Parts, answering: Set<Socket>): Server {
  const { handler, stallMilliseconds, connections } = parts;
  const server = createServer({
    // The handler refuses what names no host, with our headers.
    requireHostHeader: false,
    headersTimeout: 10_000,
    requestTimeout: longestMilliseconds,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
  });
  const unanswered = new WeakMap<Socket, { count: number; end(): void }>();

  /** From the first request of a connection on, until all are answered. */
  function beginAnswering(socket: Socket) {
    const status = () => (socket.writableLength > 0 ? 499 : 503);
    const timer = setTimeout(() => cutOff(socket, status()), longestMilliseconds).unref();
    const end = () => {
      clearTimeout(timer);
      answering.delete(socket);
      socket.off('close', end);
    };
    answering.add(socket);
    socket.once('close', end);
    return { count: 0, end };
  }
  // Counts while a request is being answered. What the client reads is progress too.
  server.timeout = stallMilliseconds;
  server.maxConnections = connections.inAll;
  server.on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const waiting = unanswered.get(socket) ?? beginAnswering(socket);
    unanswered.set(socket, waiting);
    if (++waiting.count > mostAtOnce) return cutOff(socket, 499);
    response.once('close', () => {
      if (--waiting.count > 0) return;
      waiting.end();
      unanswered.delete(socket);
    });
    // A client that waits for its answer owes nothing.
    response.on('timeout', () => {
      if (socket.writableLength > 0) cutOff(socket, 499);
      else socket.setTimeout(stallMilliseconds);
    });
    watchBody(request, stallMilliseconds / 2, () => cutOff(socket, 408));
    handler(request, response);
  });
  server.on('clientError', (_error, socket: Socket) => {
    if (!socket.writable) return void socket.destroy();
    socket.end(badRequest);
    // Otherwise a client that never closes its side would hold the connection.
    socket.setTimeout(lingerMilliseconds, () => socket.destroy());
  });
  return server;
}

/** Listens on all addresses of the host, on the same port. */
export async function listen(parts: Parts) {
  const { quickAnswer, host, port, stallMilliseconds, connections } = parts;
  const servers: Server[] = [];
  const quick: QuickConnections[] = [];
  const answering = new Set<Socket>();
  let chosen = port;
  for (const address of addressesOf(host)) {
    const server = makeServer(parts, answering);
    quick.push(
      answerQuickly(server, { answer: quickAnswer, stallMilliseconds, admit: connections.admit }),
    );
    try {
      server.listen(chosen, address);
      await once(server, 'listening');
      chosen = (server.address() as AddressInfo).port;
      servers.push(server);
    } catch (error) {
      // Without IPv6 the first address is enough.
      if (servers.length === 0) throw error;
    }
  }

  return {
    port: chosen,
    /** Closes the port and lets requests in flight finish, until `cut` aborts the rest. */
    async close(cut: AbortSignal): Promise<void> {
      const closed = servers.map((server) => once(server.close(), 'close'));
      for (const connections of quick) connections.end();
      // Requests received before the signal leave their connections open once answered.
      const sweep = setInterval(() => {
        for (const server of servers) server.closeIdleConnections();
      }, sweepMilliseconds);
      cut.addEventListener('abort', () => {
        for (const connections of quick) connections.cut();
        for (const socket of answering) cutOff(socket, 503);
        for (const server of servers) server.closeAllConnections();
      });
      await Promise.all(closed);
      clearInterval(sweep);
    },
  };
}
