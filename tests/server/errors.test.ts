import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/store/database.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
  // Makes every page rendered on request that looks for a draft fail from now on.
  const db = openDatabase({ DATA_DIR: server.dataDir });
  await db.schema.alterTable('form_drafts').renameTo('away').execute();
  await db.destroy();
});
afterAll(() => server.stop());

const broken = '/forms/contact?draft=x';
const ask = (accept: string) => fetch(server.url + broken, { headers: { Accept: accept } });

test('a page that fails to render shows visitors an error page', async () => {
  const response = await ask('text/html');
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await response.text();
  expect(html).toContain('This page could not be shown');
  expect(html).not.toMatch(/sqlite|no such table|form_drafts/i);
});

test('scripts get a problem document that reveals no internals', async () => {
  const response = await ask('application/json');
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
  });
});

test('the error is logged as one structured line with the request id', async () => {
  const requestId = (await ask('text/html')).headers.get('x-request-id');
  const lineOf = () =>
    server.output
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      .find((line) => line.level === 50 && line.requestId === requestId);
  await expect.poll(lineOf).toMatchObject({
    msg: 'request failed',
    err: { message: expect.stringContaining('form_drafts'), stack: expect.any(String) },
  });
  expect(server.output.filter((line) => !line.startsWith('{'))).toEqual([
    expect.stringContaining('The site is at'),
  ]);
});

test('error pages cannot be requested directly', async () => {
  for (const path of ['/404', '/429', '/500', '/503']) {
    const response = await fetch(server.url + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('No signal at this address');
  }
});

test.each(['/search', '/quote', '/forms/contact'])('%s allows only GET and HEAD', async (path) => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await fetch(server.url + path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  }
});
