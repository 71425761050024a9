import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.stop());

const page = async (path: string) => (await fetch(server.url + path)).text();

/** Posts as a browser without JavaScript does, and follows it to the page it ends on. */
async function press(fields: readonly (readonly [string, string])[]): Promise<string> {
  const answer = await fetch(`${server.url}/api/submissions/quote`, {
    method: 'POST',
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    headers: { Accept: 'text/html' },
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  const location = answer.headers.get('location') ?? '';
  expect(location).toMatch(/^\/quote\?(draft|sent)=/);
  return page(location);
}

const slugsIn = (html: string) =>
  [...html.matchAll(/name="lines\.\d+\.slug" value="([^"]+)"/g)].map(([, slug]) => slug);

const typed = [
  ['lines.0.slug', 'multi-ce7'],
  ['lines.0.quantity', '3'],
  ['lines.0.mains', 'M230'],
  ['lines.0.options', 'O1'],
  ['lines.0.note', 'with "32 A"'],
  ['lines.1.slug', 'cdn-5432'],
  ['lines.1.quantity', 'many'],
  ['name', 'Asha Rao'],
  ['message', 'typed </textarea>'],
] as const;

test('shows the products of the address once, and names those we do not have', async () => {
  const html = await page(
    '/quote?product=multi-ce7&product=burst-clamp&product=multi-ce7&product=%3Cb%3Enonsense',
  );
  expect(slugsIn(html)).toEqual(['multi-ce7', 'burst-clamp']);
  expect(html).toContain('We have no product “&lt;b&gt;nonsense”');
  expect(html).toContain('src="/images/instruments/multi-ce7.webp"');
  expect((await fetch(`${server.url}/images/instruments/multi-ce7.webp`)).status).toBe(200);
});

test('gives every copy of a kept page its own key, and no product another page', async () => {
  const copies = [];
  for (const slug of ['multi-ce7', 'burst-clamp', 'multi-ce7'])
    copies.push(await page(`/quote?product=${slug}`));
  expect(copies.map(slugsIn)).toEqual([['multi-ce7'], ['burst-clamp'], ['multi-ce7']]);
  const keys = copies.map((html) => /name="_key"[^>]* value="([^"]+)"/.exec(html)?.[1]);
  expect(keys).not.toContain(undefined);
  expect(new Set(keys).size).toBe(3);
});

test('shows a shared list with quantities and choices', async () => {
  const html = await page('/quote?line=multi-ce7*3%7EM230%7EPL-EU%7EO1%7ECAL-A%7EBy+March');
  expect(html).toMatch(/name="lines\.0\.quantity"[^>]* value="3"/);
  expect(html).toContain('MULTI-CE7-M230');
  expect(html).toMatch(/value="O1"[^>]*checked|checked[^>]*value="O1"/);
  expect(html).toContain('By March</textarea>');
});

test('tells how to fill an empty list', async () => {
  const html = await page('/quote');
  expect(slugsIn(html)).toEqual([]);
  for (const path of ['/instruments', '/instruments/finder', '/instruments/test-plan'])
    expect(html).toContain(`href="${path}"`);
});

test('removes and adds lines and keeps everything else as typed', async () => {
  const removed = await press([...typed, ['_step', 'remove 0']]);
  expect(slugsIn(removed)).toEqual(['cdn-5432']);
  expect(removed).toContain('MULTI-CE7 removed.');
  expect(removed).toContain('value="add multi-ce7"');
  expect(removed).toContain('value="many"');
  expect(removed).toContain('value="Asha Rao"');
  expect(removed).toContain('typed &lt;/textarea&gt;</textarea>');

  const added = await press([...typed, ['products', 'esg-30'], ['_step', 'add']]);
  expect(slugsIn(added)).toEqual(['multi-ce7', 'cdn-5432', 'esg-30']);
  expect(added).toMatch(/name="lines\.0\.quantity"[^>]* value="3"/);
  expect(added).toContain('with &quot;32 A&quot;</textarea>');
});

test('comes back with every message and everything as typed, then with a reference', async () => {
  const refused = await press(typed);
  expect(refused).toContain('Please enter a whole number from 1 to 99');
  expect(refused).toContain('Invalid email address');
  expect(refused).toContain('value="many"');
  expect(refused).toContain('value="Asha Rao"');
  expect(slugsIn(refused)).toEqual(['multi-ce7', 'cdn-5432']);

  const right = typed.filter(([name]) => name !== 'lines.1.quantity');
  const sent = await press([
    ...right,
    ['lines.1.quantity', '2'],
    ['email', 'asha@example.com'],
    ['products', ''],
  ]);
  expect(sent).toMatch(/Your reference is <span[^>]*>\w+-\w{4}-\w{2}</);
  expect(slugsIn(sent)).toEqual([]);
});
