import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
}, 240_000);
afterAll(() => server.stop());

const read = async (query: string) =>
  (await fetch(`${server.url}/instruments/compare${query}`)).text();
const columns = (html: string) =>
  [...html.matchAll(/aria-label="Remove ([^"]+)"/g)].map(([, name]) => name);

test('compares two to four instruments, from the address alone', async () => {
  const html = await read('?i=cwg-4-2&i=cwg-6-3');
  expect(columns(html)).toEqual(['CWG 4-2', 'CWG 6-3']);
  expect(html).toContain('Differs: ');
  expect(html).toContain('Waveforms on one logarithmic time axis');
  expect(html).toContain('href="/quote?product=cwg-4-2&amp;product=cwg-6-3"');
});

test('says what is missing, unknown or too much', async () => {
  expect(await read('')).toContain('Choose two to four instruments');
  expect(await read('?i=cwg-4-2')).toContain('CWG 4-2 is chosen. Choose at least one more');
  const unknown = await read('?i=cwg-4-2&i=cwg-6-3&i=%3Cb%3Ecwg');
  expect(unknown).toContain('The catalogue has no “&lt;b&gt;cwg”');
  expect(columns(unknown)).toHaveLength(2);
  const many = await read('?i=cwg-4-2&i=cwg-6-3&i=esg-16&i=esg-25&i=esg-30');
  expect(many).toContain('At most 4 fit beside each other. Left out: ESG 30.');
  expect(columns(many)).toHaveLength(4);
});

test('the spreadsheet has a column for each', async () => {
  const response = await fetch(`${server.url}/instruments/compare.csv?i=cwg-4-2&i=cwg-6-3`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head = '', ...rows] = (await response.text()).split('\r\n');
  expect(head).toMatch(/Group,Figure,Differs,CWG 4-2,CWG 6-3$/);
  expect(rows.length).toBeGreaterThan(20);
});
