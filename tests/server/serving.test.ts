import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { otherSpellings } from '../../src/site/otherSpellings.ts';
import { rawGet, rawRequest } from '../support/rawRequest.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { method, headers, redirect: 'manual' });

test('a page is compressed as the client accepts, each encoding with its own strong ETag', async () => {
  const plain = await (await get('/about', { 'accept-encoding': 'identity' })).text();
  const etags = new Set<string | null>();
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, decode] of Object.entries(decoders)) {
    const request = `GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
    const { headers, body } = await rawRequest(server.port, request);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(decode(Buffer.from(body, 'latin1')).toString()).toBe(plain);
    etags.add(headers.etag ?? null);
  }
  expect([...etags].every((etag) => /^"[^"]+"$/.test(etag ?? ''))).toBe(true);
  expect(etags.size).toBe(2);
});

test('a page made on request is compressed too, where it holds no secret', async () => {
  for (const encoding of ['br', 'gzip']) {
    const response = await get('/search?q=surge', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toContain('</html>');
  }
  const plain = await get('/search?q=surge', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
});

test('a refused encoding is not sent', async () => {
  const response = await get('/about', { 'accept-encoding': 'br;q=0, gzip' });
  expect(response.headers.get('content-encoding')).toBe('gzip');
});

test('an unchanged page answers 304 to GET and HEAD', async () => {
  const etag = (await get('/about')).headers.get('etag') ?? '';
  for (const method of ['GET', 'HEAD']) {
    const response = await get('/about', { 'if-none-match': `"other", ${etag}` }, method);
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  }
  expect((await get('/about', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('pages declare their character set, whether prebuilt or rendered on request', async () => {
  for (const path of ['/about', '/search?q=surge', '/quote', '/forms/contact', '/inbox/sign-in']) {
    const { headers } = await get(path);
    expect(headers.get('content-type'), path).toBe('text/html; charset=utf-8');
  }
});

test('HEAD answers like GET without a body', async () => {
  const [head, whole] = [await get('/about', {}, 'HEAD'), await get('/about')];
  expect(head.status).toBe(200);
  expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
  expect(await head.text()).toBe('');
});

test('hashed assets are immutable, pages are revalidated', async () => {
  const page = await get('/about');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const asset = /href="(\/_astro\/[^"]+\.css)"/.exec(await page.text())?.[1] ?? '';
  const response = await get(asset);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test('a trailing slash redirects to the canonical address and keeps the query', async () => {
  const response = await get('/about/?a=1');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/about?a=1');
});

test.each(Object.entries(otherSpellings))('%s redirects to %s', async (spelling, path) => {
  for (const address of [spelling, `${spelling}/`]) {
    const response = await get(address);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(path);
  }
  expect((await get(path)).status).toBe(200);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s on a page is 405', async (method) => {
  const response = await get('/about', {}, method);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('an unknown path answers 404 with the error page, an unknown API path with problem+json', async () => {
  const page = await get('/no/such/page');
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('action="/search"');
  const api = await get('/api/no-such');
  expect(api.status).toBe(404);
  expect(api.headers.get('content-type')).toBe('application/problem+json');
});

const malformed = [
  '/%',
  '/%zz',
  '/%c0%af',
  '/a%2fb',
  '/a%5Cb',
  '/a%00b',
  '/a\\b',
  '//evil.example',
  '/../etc/passwd',
  '/a/%2e%2e/b',
  '/%0d%0aSet-Cookie:x',
  `/${'a'.repeat(5000)}`,
];
test.each(malformed)('the malformed target %s is 400', async (target) => {
  expect((await rawGet(server.port, target)).status).toBe(400);
});

test('oversized headers and input that is not HTTP answer 400', async () => {
  const long = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`;
  expect((await rawRequest(server.port, long)).status).toBe(400);
  expect((await rawRequest(server.port, 'HELLO\r\n\r\n')).status).toBe(400);
});

test('only known hosts are answered', async () => {
  for (const host of ['evil.example', 'localhost.evil.example', 'evil.example:4321'])
    expect((await rawGet(server.port, '/about', host)).status).toBe(421);
  for (const host of ['localhost', 'LOCALHOST:99', '127.0.0.1:4321', '[::1]:4321'])
    expect((await rawGet(server.port, '/about', host)).status).toBe(200);
  for (const hosts of ['localhost\r\nHost: evil.example', 'localhost\r\nhost: localhost'])
    expect((await rawGet(server.port, '/about', hosts)).status).toBe(400);
});

test('the three built-in slides are served from the database', async () => {
  const response = await get('/api/heroes');
  const slides = await response.json();
  expect(slides.map((slide: { ctaHref: string }) => slide.ctaHref)).toEqual([
    '/products',
    '/products',
    '/contact',
  ]);
  for (const { imageSrc, headingLines } of slides) {
    expect(headingLines).toHaveLength(3);
    expect((await get(imageSrc)).headers.get('content-type')).toBe('image/webp');
  }
});

test('the slides are asked for again, and sent only when they changed', async () => {
  const { headers } = await get('/api/heroes');
  expect(headers.get('cache-control')).toBe('no-cache');
  const again = await get('/api/heroes', { 'If-None-Match': headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('the slides API is read-only', async () => {
  const head = await get('/api/heroes', {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const post = await get('/api/heroes', {}, 'POST');
  expect(post.status).toBe(405);
  expect(post.headers.get('allow')).toBe('GET, HEAD');
});
