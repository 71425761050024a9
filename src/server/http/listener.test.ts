import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from './listener.ts';

const never = new AbortController().signal;
/** More than the system holds for a client that does not read. */
const large = Buffer.alloc(64 * 1024 * 1024);

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
  const { port, close } = await listen(() => undefined, quickAnswer, '127.0.0.1', 0);
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
  const { port, close } = await listen((_, response) => void response.end(), small, '127.0.0.1', 0);
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
  const noQuickAnswer = () => undefined;
  const listener = await listen(
    (_, response) => asked.resolve(response),
    noQuickAnswer,
    '127.0.0.1',
    0,
  );
  const socket = await open(listener.port, get);
  const received = text(socket);
  const response = await asked.promise;
  const closing = listener.close(never);
  response.end('the answer');
  expect(await received).toContain('the answer');
  await closing;
});
