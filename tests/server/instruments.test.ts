import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const get = (path: string) => fetch(server.url + path);

/** The slugs of the instruments listed, as cards or by name. */
const listed = (html: string) => {
  const list = html.slice(html.indexOf('id="finder"'), html.indexOf('</main>'));
  const links = [...list.matchAll(/<a href="\/instruments\/[a-z/-]+\/([a-z0-9-]+)"[ >]/g)];
  return links.map(([, slug = '']) => slug);
};

test('the finder: answers without JavaScript, from the address alone', async () => {
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

test('the finder: a question nothing matches names what excludes most and hands over to an engineer', async () => {
  const html = await (await get('/instruments/finder?waveform=10-700&kv=3000&view=table')).text();
  expect(html).toContain('0 of 88 instruments');
  expect(html).toContain('<strong>Voltage at least 3000 kV</strong>');
  expect(html).toContain('/telecom/tsg-10-700');
  expect(html).toMatch(/\/quote\?message=[^"]*10%2F700/);
});

test('the finder: a long table begins with some rows, names the others and shows them on demand', async () => {
  const rowsOf = (html: string) => html.split('<tr>').length - 2;
  const html = await (await get('/instruments/finder?view=table')).text();
  expect(rowsOf(html)).toBe(18);
  expect(listed(html)).toHaveLength(88);
  const path = /href="([^"]*all=1)"[^>]*>Show 70 more in the table</.exec(html)?.[1] ?? '';
  expect(rowsOf(await (await get(path.replaceAll('&amp;', '&'))).text())).toBe(88);
});

test('the finder: takes any query', async () => {
  for (const query of [
    '?kv=%3Cscript%3E',
    '?standard=%FF',
    '?kv=1e99',
    '?phases=__proto__',
    '?q=%00',
  ])
    expect((await get(`/instruments/finder${query}`)).status).toBeLessThan(500);
});

test('the finder: the browser gets the same catalogue', async () => {
  const { instruments } = (await (await get('/instruments/finder.json')).json()) as {
    instruments: { slug: string }[];
  };
  const html = await (await get('/instruments/finder')).text();
  expect(instruments.map(({ slug }) => slug)).toEqual(listed(html));
});

const compare = async (query: string) => (await get(`/instruments/compare${query}`)).text();
const columns = (html: string) =>
  [...html.matchAll(/aria-label="Remove ([^"]+)"/g)].map(([, name]) => name);

test('the comparison: compares two to four instruments, from the address alone', async () => {
  const html = await compare('?i=cwg-4-2&i=cwg-6-3');
  expect(columns(html)).toEqual(['CWG 4-2', 'CWG 6-3']);
  expect(html).toContain('Differs: ');
  expect(html).toContain('Voltage over time in µs');
  expect(html).toContain('href="/quote?product=cwg-4-2&amp;product=cwg-6-3"');
});

test('the comparison: says what is missing, unknown or too much', async () => {
  expect(await compare('')).toContain('Choose two to four instruments');
  expect(await compare('?i=cwg-4-2')).toContain('CWG 4-2 is chosen. Choose at least one more');
  const unknown = await compare('?i=cwg-4-2&i=cwg-6-3&i=%3Cb%3Ecwg');
  expect(unknown).toContain('The catalogue has no “&lt;b&gt;cwg”');
  expect(columns(unknown)).toHaveLength(2);
  const many = await compare('?i=cwg-4-2&i=cwg-6-3&i=esg-16&i=esg-25&i=esg-30');
  expect(many).toContain('At most 4 fit beside each other. Left out: ESG 30.');
  expect(columns(many)).toHaveLength(4);
});

test('the comparison: the spreadsheet has a column for each', async () => {
  const response = await get('/instruments/compare.csv?i=cwg-4-2&i=cwg-6-3');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head = '', ...rows] = (await response.text()).split('\r\n');
  expect(head).toMatch(/Group,Figure,Differs,CWG 4-2,CWG 6-3$/);
  expect(rows.length).toBeGreaterThan(20);
});
