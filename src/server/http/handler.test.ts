import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { rawRequest } from '../../../tests/support/rawRequest.ts';
import { createHandler } from './handler.ts';
import { listen } from './listener.ts';
import { hostCheck } from './origin.ts';
import type { Route } from './router.ts';
import { sendJson } from './smallAnswers.ts';

const closed = AbortSignal.abort();
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A site with one route for all addresses, and what it logged. */
async function open(answer: Route['answer']) {
  const logged: { level: number; msg: string }[] = [];
  const paths: (string | undefined)[] = [];
  const handler = createHandler({
    routes: [{ at: /^/, methods: ['GET', 'POST'], answer }],
    pages: { hasBuilt: () => false, sendBuilt: () => undefined, sendError: () => false },
    headers: { 'X-Ours': 'yes' },
    log: pino({}, { write: (line) => logged.push(JSON.parse(line)) }),
    clientAddress: () => '192.0.2.1',
    isAllowedHost: hostCheck(['localhost']),
    isShuttingDown: () => false,
    isReady: async () => true,
    record: { nextId: () => 'id', answered: ({ path }) => void paths.push(path) },
  });
  const { port, close } = await listen({
    ...{ handler, quickAnswer: () => undefined, host: '127.0.0.1', port: 0 },
    ...{ stallMilliseconds: 60_000, connections: { inAll: 10, admit: () => true } },
  });
  ends.push(() => close(closed));
  return { port, logged, paths };
}

const tellTarget: Route['answer'] = ({ request, response, target }) =>
  sendJson(response, { ...target, url: request.url, host: request.headers.host });

const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');

test.each([
  ['http://localhost/about?a=b', { path: '/about', search: '?a=b', url: '/about?a=b' }],
  ['HTTPS://localhost:4321', { path: '/', search: '', host: 'localhost:4321' }],
  ['http://localhost?a', { path: '/', search: '?a', url: '/?a' }],
])('a request for the full address %s is answered like any other', async (target, told) => {
  const { port, paths } = await open(tellTarget);
  const { status, body } = await rawRequest(port, get(target, 'Host: elsewhere.example'));
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject(told);
  expect(paths).toEqual([told.path]);
});

test.each([
  [421, get('http://evil.example/about', 'Host: localhost')],
  [421, get('http://evil.example@localhost/', 'Host: localhost')],
  [400, get('ftp://localhost/about', 'Host: localhost')],
  [400, get('http:///about', 'Host: localhost')],
  [400, get('http://localhost//about', 'Host: localhost')],
  [400, get('http://localhost/about')],
  [400, get('http://localhost/about', 'Host: localhost', 'Host: localhost')],
  [400, get('/about')],
])('%i with our headers: %j', async (status, request) => {
  const { port } = await open(tellTarget);
  const answer = await rawRequest(port, request);
  expect(answer.status).toBe(status);
  expect(answer.headers['x-ours']).toBe('yes');
});

test('a request that its client broke off is no error of ours', async () => {
  const reading = Promise.withResolvers<void>();
  const { port, logged } = await open(async ({ request }) => {
    reading.resolve();
    for await (const _ of request);
  });
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf');
  await reading.promise;
  socket.destroy();
  await expect.poll(() => logged).toMatchObject([{ level: 30, msg: 'request broken off' }]);
});

test('a fault of ours is', async () => {
  const { port, logged } = await open(async (): Promise<void> => {
    throw new Error('a fault');
  });
  expect((await rawRequest(port, get('/', 'Host: localhost'))).status).toBe(500);
  expect(logged).toMatchObject([{ level: 50, msg: 'request failed', err: { message: 'a fault' } }]);
});
