import { DomUtils, parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPlanPath } from '../../src/site/pageAddresses.ts';
import { paths } from '../../src/site/paths.ts';
import { accessibilityFaults } from '../support/accessibilityFaults.ts';
import { readPdf } from '../support/readPdf.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });
const inverter =
  'standard=iec-61000-6-2&standard=itu-t-k-21&environment=basic&port=ac&port=telecom&phases=3&voltage=400+V&current=32A';

/** The rows of the plan's tables, as words, and where its links lead. */
async function readPlan(query: string) {
  const response = await get(testPlanPath(query));
  expect(response.status).toBe(200);
  const { children } = parseDocument(await response.text());
  const rows = DomUtils.getElementsByTagName('tr', children).map((row) =>
    DomUtils.textContent(row).replaceAll('\u00a0', ' '),
  );
  const links = DomUtils.getElementsByTagName('a', children).map(({ attribs }) => attribs.href);
  const values = DomUtils.getElementsByTagName('input', children).map(({ attribs }) => attribs);
  const text = DomUtils.textContent(children).replaceAll('\u00a0', ' ');
  return { rows, links, values, text };
}

test('an inverter with a telephone line is led to its instruments, with one link for the quote', async () => {
  const { rows, links, text } = await readPlan(inverter);
  const row = (...words: string[]) =>
    rows.find((cells) => words.every((word) => cells.includes(word)));
  expect(row('burst', 'IEC 61000-4-4', '2 kV', 'MULTI-CE7', 'CDN 5432')).toBeDefined();
  expect(row('Surge', '1 kV line to line', '2 kV line to earth', 'CDN 5432')).toBeDefined();
  expect(row('Voltage dips', 'IEC 61000-4-34', 'PFG 32-3', '440 V for 400 V')).toBeDefined();
  expect(row('ITU-T K.44', '10/700 µs', 'TSG 4-700', 'TSG 6-700', 'CDN-S8')).toBeDefined();
  expect(row('Mains contact', 'PXG 600-60')).toBeDefined();
  expect(text).toContain('To be confirmed with your edition');
  expect(text).toContain('The edition of the standard named by your test laboratory decides.');
  expect(links).toContain('/instruments/transient-generators/multifunction/multi-ce7');
  expect(links).toContain('/instruments/standards/iec-61000-4-3');
  const quote = links.find((href) => href?.startsWith('/quote?product=')) ?? '';
  // Without JavaScript the link itself carries the plan.
  const plan = new URL(quote, server.url).searchParams.get('plan') ?? '';
  expect(plan).toContain('Standards: IEC 61000-6-2');
  expect(plan).toContain('three phases, 400 V, 32 A');
  expect(plan).toContain('/instruments/test-plan?standard=iec-61000-6-2');
  const request = await (await get(quote)).text();
  expect(request).toContain('Ports: AC supply, Telecom line');
  for (const slug of ['multi-ce7', 'cdn-5432', 'pfg-32-3', 'surge-check'])
    expect(quote).toContain(`product=${slug}`);
});

test('what is missing or impossible is said, and what was typed stays', async () => {
  const { text, values, rows } = await readPlan(
    'standard=iec-61000-6-2&port=ac&phases=3&voltage=400+V&current=lots',
  );
  expect(text).toContain('“lots” is no current. Write it like 32 A.');
  expect(values).toContainEqual(expect.objectContaining({ name: 'voltage', value: '400 V' }));
  expect(values).toContainEqual(expect.objectContaining({ name: 'current', value: 'lots' }));
  expect(rows.some((cells) => cells.includes('State the supply of the product'))).toBe(true);
});

test('what is not reached and what is not made is said in its row', async () => {
  const { rows } = await readPlan('standard=iec-61850-3&port=enclosure');
  const missing = rows.filter((cells) => /instead of|make no instrument/.test(cells));
  expect(missing.join('\n')).toContain('30 A/m instead of 100 A/m continuous');
  expect(missing.join('\n')).toContain('30 A/m continuous instead of 1000 A/m for 1 s');
  expect(missing.join('\n')).toContain('We make no instrument for this test.');
});

test.each([
  ['12', ['−150 V', '+112 V', '+10 V', '−220 V', '+150 V']],
  ['24', ['−600 V', '+112 V', '+20 V', '−300 V', '+300 V']],
])('a vehicle of %s V gets its pulses', async (voltage, levels) => {
  const { rows } = await readPlan(`standard=iso-7637-2&port=dc&voltage=${voltage}&current=10`);
  for (const level of levels)
    expect(
      rows.some((cells) => cells.includes(`${level},`)),
      level,
    ).toBe(true);
});

test('the signal lines of a vehicle get their pulses, each with its coupling device', async () => {
  const { rows, text, links } = await readPlan('standard=iso-7637-3&port=signal&voltage=24');
  const row = (...words: string[]) =>
    rows.find((cells) => words.every((word) => cells.includes(word)));
  expect(row('Fast pulse a', '−150 V', 'CCC 500', 'ATG-B 1000', '500 V for 150 V')).toBeDefined();
  expect(row('Fast pulse b', '+150 V', 'CCC 500')).toBeDefined();
  expect(row('DCC', '±45 V', 'DCC 2', 'ATG 600')).toBeDefined();
  expect(row('ICC', '±10 V', 'ICC 100', '20 V for 10 V')).toBeDefined();
  expect(text).toContain('3 of 3 clauses covered');
  expect(links).toContain('/instruments/standards/iso-7637-3');
  const page = await (await get(`${paths.standards}/iso-7637-3`)).text();
  expect(page).toContain('Make a test plan to ISO 7637-3');
  expect(page).toContain('To be confirmed with your edition');
});

test('a chosen port without a test is named on the page, in the PDF and in the CSV', async () => {
  const query =
    'standard=iec-61000-6-2&port=ac&port=telecom&port=enclosure&phases=3&voltage=400&current=32';
  const note = 'The chosen standards have no test that we know of for: Telecom line.';
  expect((await readPlan(query)).text).toContain(note);
  expect(await (await get(testPlanPath(query, 'csv'))).text()).toContain(
    `,,Telecom line,,,,,,,,,,${note}`,
  );
  const document = await get(testPlanPath(query, 'pdf'));
  const pdf = await readPdf(new Uint8Array(await document.arrayBuffer()));
  expect(accessibilityFaults(pdf)).toEqual([]);
  expect(pdf.text).toContain(note);
  expect((await readPlan(inverter)).text).not.toContain('no test that we know of');
});

test('the same plan comes as CSV and as a tagged PDF', async () => {
  const table = await get(testPlanPath(inverter, 'csv'));
  expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await table.text()).toContain('MULTI-CE7,CDN 5432,');

  const document = await get(testPlanPath(inverter, 'pdf'));
  expect(document.headers.get('content-type')).toBe('application/pdf');
  const pdf = await readPdf(new Uint8Array(await document.arrayBuffer()));
  expect(accessibilityFaults(pdf)).toEqual([]);
  for (const words of ['IEC 61000-6-2', 'MULTI-CE7', 'CDN 5432', 'PFG 32-3', 'PXG 600-60'])
    expect(pdf.text).toContain(words);
});

test('a PDF of nothing leads back to the page that says why', async () => {
  const response = await get(testPlanPath('standard=nothing', 'pdf'));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(testPlanPath('standard=nothing'));
});

test('a standard we make nothing for says so, and what comes near', async () => {
  const page = await (await get(`${paths.standards}/iec-61000-4-16`)).text();
  expect(page).toContain('We make no instrument for tests to IEC 61000-4-16.');
  expect(page).toContain('PXG 600-60');
});
