import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawGet } from '../support/rawRequest.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const everyKind = [
  ['a page', '/about', 200],
  ['the home page', '/', 200],
  ['the page whose worker compiles WebAssembly', '/products/logo-detection', 200],
  ['an unknown page', '/nope', 404],
  ['a redirect', '/about/', 301],
  ['the API', '/api/heroes', 200],
  ['an unknown API', '/api/nope', 404],
  ['health', '/api/health', 200],
  ['an asset', '/favicon.svg', 200],
  ['a bad target', '/%', 400],
  ['the search', '/search?q=surge', 200],
] as const;

test.each(everyKind)('%s has the security headers', async (_kind, target, status) => {
  const response = await rawGet(server.port, target);
  expect(response.status).toBe(status);
  const { headers } = response;
  expect(headers['strict-transport-security']).toContain('max-age=63072000');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('*');
  expect(headers.server).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
});
