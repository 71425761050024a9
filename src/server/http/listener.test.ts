import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from './listener.ts';

const never = new AbortController().signal;
/** More than the system holds for a client that does not read. */
const large = Buffer.alloc(64 * 1024 * 1024);

const any = {
  handler: () => undefined,
  quickAnswer: () => undefined,
  host: '127.0.0.1',
  port: 0,
  stallMilliseconds: 60_000,
  connections: { inAll: 100, admit: () => true },
};

async function open(port: number, request = '') {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(request);
  return socket;
}
const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('closing waits for an unread answer until it is cut off', async () => {
  const asked = Promise.withResolvers<void>();
  const quickAnswer = () => {
    asked.resolve();
    return large;
  };
  const { port, close } = await listen({ ...any, quickAnswer });
  const socket = await open(port, get);
  socket.pause();
  await asked.promise;
  const idle = await open(port);
  const cut = new AbortController();
  let closed = false;
  const closing = close(cut.signal).then(() => {
    closed = true;
  });
  await once(idle, 'close');
  expect(closed).toBe(false);
  cut.abort();
  await closing;
  socket.destroy();
});

test('idle connections close immediately', async () => {
  const small = () => Buffer.from('HTTP/1.1 204 No Content\r\n\r\n');
  const { port, close } = await listen({
    ...any,
    handler: (_, response) => void response.end(),
    quickAnswer: small,
  });
  const silent = await open(port);
  const quick = await open(port, get);
  const handed = await open(port, get.replace('GET', 'HEAD'));
  await Promise.all([once(quick, 'data'), once(handed, 'data')]);
  const ended = Promise.all([silent, quick, handed].map((socket) => once(socket, 'close')));
  await close(never);
  await ended;
});

test('a request in flight is answered before its connection closes', async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  const listener = await listen({ ...any, handler: (_, response) => asked.resolve(response) });
  const socket = await open(listener.port, get);
  const received = text(socket);
  const response = await asked.promise;
  const closing = listener.close(never);
  response.end('the answer');
  expect(await received).toContain('the answer');
  await closing;
});

test.each([
  ['the quick path', { quickAnswer: () => large }],
  ['Node', { handler: (_: unknown, response: ServerResponse) => void response.end(large) }],
])('an answer from %s that nobody reads is ended', async (_name, parts) => {
  const accepted = Promise.withResolvers<Socket>();
  const admit = (socket: Socket) => {
    accepted.resolve(socket);
    return true;
  };
  const connections = { inAll: 100, admit };
  const { port, close } = await listen({ ...any, ...parts, connections, stallMilliseconds: 200 });
  const silent = await open(port, get);
  silent.pause();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  (await accepted.promise).once('close', end);
  await ended;
  silent.destroy();
  await close(never);
});

test('a slow reader who goes on reading gets the whole answer', async () => {
  const answer = large.subarray(0, 16 * 1024 * 1024);
  const quickAnswer = () => answer;
  // Many times a pause, for a machine that is busy.
  const stallMilliseconds = 2000;
  const { port, close } = await listen({ ...any, quickAnswer, stallMilliseconds });
  const socket = await open(port, get);
  let received = 0;
  const whole = Promise.withResolvers<void>();
  const started = performance.now();
  socket.on('data', (chunk) => {
    const before = received;
    received += chunk.length;
    if (received === answer.length) whole.resolve();
    // A pause after every 256 kB.
    if (before >> 18 === received >> 18) return;
    socket.pause();
    setTimeout(() => socket.resume(), 70);
  });
  await whole.promise;
  expect(performance.now() - started).toBeGreaterThan(2 * stallMilliseconds);
  socket.destroy();
  await close(never);
});

test('a body that stops arriving is ended', async () => {
  const { port, close } = await listen({ ...any, stallMilliseconds: 200 });
  const socket = await open(
    port,
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf',
  );
  socket.resume();
  await once(socket, 'close');
  await close(never);
});

test.each(['x', ''])('a body that trickles is ended, with %j left to come', async (rest) => {
  const handler = (request: IncomingMessage) => void request.resume();
  const { port, close } = await listen({ ...any, handler, stallMilliseconds: 400 });
  const length = 1_000_000;
  const head = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;
  const socket = await open(port, head + 'x'.repeat(500_000));
  const timer = setInterval(() => socket.write(rest), 20);
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  await close(never);
});

test('a client that waits for its answer owes nothing, however long it waits', async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  const handler = (_: unknown, response: ServerResponse) => asked.resolve(response);
  const { port, close } = await listen({ ...any, handler, stallMilliseconds: 50 });
  const socket = await open(port, get);
  const received = text(socket);
  const response = await asked.promise;
  // Several times what an unread answer would be given.
  setTimeout(() => response.setHeader('Connection', 'close').end('the answer'), 400);
  expect(await received).toContain('the answer');
  await close(never);
});

test('a body that the server is slow to take is not ended', async () => {
  const asked = Promise.withResolvers<IncomingMessage>();
  const handler = (request: IncomingMessage) => asked.resolve(request);
  const { port, close } = await listen({ ...any, handler, stallMilliseconds: 400 });
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000000\r\n\r\n';
  const socket = await open(port, head);
  socket.write(Buffer.alloc(5_000_000));
  const request = await asked.promise;
  setTimeout(() => request.resume(), 900);
  await once(request, 'end');
  socket.destroy();
  await close(never);
});

test('connections that are not admitted are closed, the others served', async () => {
  let admitted = 0;
  const { port, close } = await listen({
    ...any,
    quickAnswer: () => Buffer.from('HTTP/1.1 204 No Content\r\n\r\n'),
    connections: { inAll: 100, admit: () => admitted++ === 0 },
  });
  const first = await open(port);
  const second = await open(port);
  second.resume();
  await once(second, 'close');
  first.write(get);
  await once(first, 'data');
  first.destroy();
  await close(never);
});

test('of a packet full of requests, few are answered before anybody else’s', async () => {
  let asked = 0;
  const handler = (_: unknown, response: ServerResponse) => {
    asked++;
    response.end('x');
  };
  const { port, close } = await listen({ ...any, handler });
  const socket = (await open(port, get.repeat(1000))).resume();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(200);
  const other = await open(port, get.repeat(50));
  let received = '';
  other.on('data', (chunk) => {
    received += chunk;
  });
  await expect.poll(() => received.match(/\r\n\r\nx/g)?.length).toBe(50);
  other.destroy();
  await close(never);
});
