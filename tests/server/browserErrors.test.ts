import { expect, test } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { startServer } from '../support/server.ts';

const error = { message: 'x is not a function', source: '/_astro/a.js', line: 3, route: '/about' };

test('browser errors are logged as one line and counted, bounded in size and number', async () => {
  const port = await freePort();
  const env = { METRICS_PORT: String(port), TRUSTED_PROXIES: '127.0.0.1,::1' };
  const server = await startServer(env);
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/browser-errors`, { method: 'POST', body, headers });
  expect((await send(JSON.stringify({ ...error, route: '/search?q=asha' }))).status).toBe(204);
  expect((await send('x')).status).toBe(400);
  expect((await send(JSON.stringify({ ...error, message: 'x'.repeat(3000) }))).status).toBe(413);
  expect((await send(JSON.stringify(error), { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await fetch(`${server.url}/api/browser-errors`)).status).toBe(405);
  for (let index = 0; index < 40; index++)
    await send(JSON.stringify(error), { 'X-Forwarded-For': `192.0.2.${index}` });
  const flood = [];
  for (let index = 0; index < 40; index++)
    flood.push(await send('x', { 'X-Forwarded-For': '192.0.2.200' }));
  expect(flood[0]?.status).toBe(400);
  expect(flood.at(-1)?.status).toBe(429);
  expect(Number(flood.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const count = (outcome: string) =>
    Number(new RegExp(`site_browser_errors_total{outcome="${outcome}"} (\\d+)`).exec(metrics)?.[1]);
  expect(count('logged') + count('dropped')).toBe(41);
  expect(count('dropped')).toBeGreaterThan(0);
  await server.stop();
  const lines = server.output.filter((line) => line.includes('"browser error"'));
  expect(lines.length).toBe(count('logged'));
  const { browser, release } = JSON.parse(lines[0] ?? '');
  expect(browser).toEqual({ ...error, route: '/search' });
  expect(release).toMatch(/^\d{8}T/);
  expect(server.output.join('\n')).not.toContain('asha');
});
