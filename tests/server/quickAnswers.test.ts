import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

interface Answer {
  status: string;
  headers: Record<string, string>;
  body: string;
}

/** Reads responses one by one from a keep-alive connection. */
async function open() {
  const socket: Socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });

  async function answer(): Promise<Answer> {
    while (!received.includes('\r\n\r\n')) await once(socket, 'data');
    const end = received.indexOf('\r\n\r\n');
    const [status = '', ...lines] = received.slice(0, end).split('\r\n');
    const fields = lines.map((line) => line.split(/: (.*)/s).slice(0, 2));
    const headers = Object.fromEntries(fields);
    const length = Number(headers['Content-Length'] ?? 0);
    while (received.length < end + 4 + length) await once(socket, 'data');
    const body = received.slice(end + 4, end + 4 + length);
    received = received.slice(end + 4 + length);
    return { status, headers, body };
  }

  return {
    socket,
    ask(path: string, ...lines: string[]): Promise<Answer> {
      const head = [`GET ${path} HTTP/1.1`, `Host: localhost:${server.port}`, ...lines];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      return answer();
    },
    answer,
  };
}

/** The parts of a response that must not depend on the path it took. */
function comparable({ status, headers, body }: Answer) {
  const { Date: date, 'Keep-Alive': _keepAlive, ...others } = headers;
  expect(Date.parse(date ?? '')).toBeGreaterThan(Date.now() - 60_000);
  return { status, headers: others, body };
}

// Has no effect here, but takes the request off the fast path.
const offFastPath = 'If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT';

test.each(['/', '/about', '/robots.txt', '/datasheets/multi-ce5.pdf', '/careers'])(
  '%s is answered the same on the short way and on the long',
  async (path) => {
    const quick = await open();
    const slow = await open();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const accept = `Accept-Encoding: ${encoding}`;
      const first = comparable(await quick.ask(path, accept));
      expect(first.status).toBe('HTTP/1.1 200 OK');
      expect(comparable(await slow.ask(path, accept, offFastPath))).toEqual(first);

      const tag = `If-None-Match: ${first.headers.ETag}`;
      const unchanged = comparable(await quick.ask(path, accept, tag));
      expect(unchanged.status).toBe('HTTP/1.1 304 Not Modified');
      expect(unchanged.body).toBe('');
      expect(comparable(await slow.ask(path, accept, tag, offFastPath))).toEqual(unchanged);
    }
    quick.socket.destroy();
    slow.socket.destroy();
  },
);

test('one connection can fetch pages, post a form, and fetch pages again', async () => {
  const { socket, ask, answer } = await open();
  expect((await ask('/about')).status).toBe('HTTP/1.1 200 OK');
  const body = JSON.stringify({ email: 'asha@example.com', message: 'x'.repeat(100_000) });
  socket.write(
    `POST /api/submissions/contact HTTP/1.1\r\nHost: localhost:${server.port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect((await answer()).status).toMatch(/ 4(13|22) /);
  expect((await ask('/about')).status).toBe('HTTP/1.1 200 OK');
  expect((await ask('/no-such-page')).status).toBe('HTTP/1.1 404 Not Found');
  expect((await ask('/contact')).status).toBe('HTTP/1.1 200 OK');
  socket.destroy();
});

test('pipelined requests are answered in order', async () => {
  const { socket, answer } = await open();
  const request = `GET /about HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`;
  socket.write(request.repeat(3));
  for (let count = 0; count < 3; count++) expect((await answer()).body).toContain('WHO ARE WE');
  socket.destroy();
});

test('a request that arrives in pieces is answered', async () => {
  const { socket, answer } = await open();
  socket.setNoDelay();
  for (const piece of ['GET /ab', 'out HTTP/1.1\r\nHo', `st: localhost:${server.port}\r\n\r\n`]) {
    socket.write(piece);
    await new Promise(setImmediate);
  }
  expect((await answer()).body).toContain('WHO ARE WE');
  socket.destroy();
});
