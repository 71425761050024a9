import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { zip } from '../support/documents.ts';
import { rawGet, rawRequest } from '../support/rawRequest.ts';
import { residentMegabytes } from '../support/residentMegabytes.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const megabyte = 1024 * 1024;
let server: RunningServer;
let resting: number;

const memory = () => residentMegabytes(server.process.pid);

/** Other clients must still be served, while the first go on. */
async function expectOthersServed(): Promise<void> {
  for (const path of ['/about', '/search?q=surge', '/api/health/ready']) {
    const response = await fetch(server.url + path);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
}

const sockets: Socket[] = [];
function openSocket(): Socket {
  const socket = connect(server.port, '127.0.0.1');
  // Most of these connections are expected to be reset.
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
}
function sendFromMany(text: string, count: number): Promise<unknown> {
  const closings = Array.from({ length: count }, () => {
    const socket = openSocket();
    socket.resume();
    socket.write(text);
    return new Promise((resolve) => socket.once('close', resolve));
  });
  return Promise.all(closings);
}

beforeAll(async () => {
  server = await startServer({ SUBMISSIONS_PER_HOUR: '1000' });
  await expectOthersServed();
  resting = memory();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await expectOthersServed();
});
afterAll(() => server.stop());

const head = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
const contact = '/api/submissions/contact';

describe.runIf(process.platform === 'linux')('under abuse', () => {
  test('clients that never finish their request are disconnected', async () => {
    const gone = sendFromMany('GET /about HTTP/1.1\r\nHost: loc', 200);
    await expectOthersServed();
    await gone;
  });

  test('clients that never read their responses do not use up memory', async () => {
    const request = 'GET /datasheets/multi-ce5.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n';
    for (let count = 0; count < 200; count++) {
      const socket = openSocket().pause();
      for (let times = 0; times < 30; times++) socket.write(request);
    }
    await expectOthersServed();
    expect(memory() - resting).toBeLessThan(60);
  });

  test.each([
    ['a 100 kB header', `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['5000 headers', `GET / HTTP/1.1\r\nHost: localhost\r\n${'A: b\r\n'.repeat(5000)}\r\n`],
    ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['two content lengths', `${head(contact, 'Content-Length: 5', 'Content-Length: 6')}12345`],
    [
      'a length and chunks',
      `${head(contact, 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    ],
    ['invalid chunks', `${head(contact, 'Transfer-Encoding: chunked')}zz\r\nabc\r\n\r\n`],
  ])('%s is refused', async (_name, text) => {
    expect((await rawRequest(server.port, text)).status).toBe(400);
  });

  test.each([
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/..%5c..%5cwindows',
    '/about%00.html',
    '/%c0%ae%c0%ae/',
    '//evil.example/',
    '/./about',
    '/about\\..\\',
    'http://evil.example/about',
    '*',
  ])('%s is not found', async (target) => {
    expect((await rawGet(server.port, target)).status).toBeOneOf([400, 404, 421]);
  });

  test('an oversized body is cut off', async () => {
    const declared = `${head(contact, 'Content-Type: application/json', `Content-Length: ${10 ** 12}`)}{`;
    expect((await rawRequest(server.port, declared)).status).toBe(413);

    const socket = openSocket();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.write(head(contact, 'Content-Type: application/json', 'Transfer-Encoding: chunked'));
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const stream = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', stream);
    stream();
    await closed;
    // A client that is still sending may be reset before it can read the 413.
    if (answer) expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('compression bombs are not inflated', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * megabyte));
    const response = await fetch(server.url + contact, {
      method: 'POST',
      body: bomb,
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    });
    expect(response.status).toBeOneOf([400, 413, 415]);

    const fields = new FormData();
    fields.set('job', 'HR Intern');
    fields.set('name', 'Asha Rao');
    fields.set('email', 'asha@example.com');
    const inflated = zip({ '[Content_Types].xml': '', 'word/document.xml': '' });
    inflated.writeUInt32LE(0xfffffff0, 22);
    fields.set('resume', new File([new Uint8Array(inflated)], 'cv.docx'));
    const upload = await fetch(`${server.url}/api/submissions/application`, {
      method: 'POST',
      body: fields,
    });
    expect(upload.status).toBeLessThan(500);
  });

  test('memory returns to its initial level afterwards', async () => {
    await expect.poll(() => memory() - resting).toBeLessThan(50);
  });
});
