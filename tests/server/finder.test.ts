import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
}, 240_000);
afterAll(() => server.stop());

const get = (path: string) => fetch(server.url + path);

/** The slugs of the instruments listed, as cards or by name. */
const listed = (html: string) => {
  const list = html.slice(html.indexOf('id="finder"'), html.indexOf('</main>'));
  const links = [...list.matchAll(/<a href="\/instruments\/[a-z/-]+\/([a-z0-9-]+)"[ >]/g)];
  return links.map(([, slug = '']) => slug);
};

test('answers without JavaScript, from the address alone', async () => {
  const all = await (await get('/instruments/finder')).text();
  expect(listed(all).length).toBeGreaterThan(80);
  const response = await get(
    '/instruments/finder?phases=3&voltage=400+V&current=32&q=&kv=&sort=name',
  );
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(listed(html)).toEqual(['cdn-5432', 'pfg-32-3', 'pfg-75-3']);
  expect(html).toContain('3 of 88 instruments');
  expect(html).toMatch(/<input[^>]*name="phases"[^>]*checked=""[^>]*value="3"/);
});

test('a question nothing matches names what excludes most and hands over to an engineer', async () => {
  const html = await (await get('/instruments/finder?waveform=10-700&kv=3000&view=table')).text();
  expect(html).toContain('0 of 88 instruments');
  expect(html).toContain('<strong>Voltage at least 3000 kV</strong>');
  expect(html).toContain('/telecom/tsg-10-700');
  expect(html).toMatch(/\/quote\?message=[^"]*10%2F700/);
});

test('a long table begins with some rows, names the others and shows them on demand', async () => {
  const rowsOf = (html: string) => html.split('<tr>').length - 2;
  const headers = { 'Accept-Encoding': 'br' };
  const response = await fetch(`${server.url}/instruments/finder?view=table`, { headers });
  expect(Number(response.headers.get('content-length'))).toBeLessThan(14_000);
  const html = await response.text();
  expect(rowsOf(html)).toBe(18);
  expect(listed(html)).toHaveLength(88);
  const path = /href="([^"]*all=1)"[^>]*>Show 70 more in the table</.exec(html)?.[1] ?? '';
  expect(rowsOf(await (await get(path.replaceAll('&amp;', '&'))).text())).toBe(88);
});

test('takes any query', async () => {
  for (const query of [
    '?kv=%3Cscript%3E',
    '?standard=%FF',
    '?kv=1e99',
    '?phases=__proto__',
    '?q=%00',
  ])
    expect((await get(`/instruments/finder${query}`)).status).toBeLessThan(500);
});

test('the browser gets the same catalogue', async () => {
  const { instruments } = (await (await get('/instruments/finder.json')).json()) as {
    instruments: { slug: string }[];
  };
  const html = await (await get('/instruments/finder')).text();
  expect(instruments.map(({ slug }) => slug)).toEqual(listed(html));
});
