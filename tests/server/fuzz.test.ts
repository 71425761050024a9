import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formNames } from '../../src/forms/forms.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeStores } from '../support/stores.ts';

const known = new Set([201, 400, 404, 405, 413, 415, 422]);
const fieldNames = [
  'name',
  'email',
  'message',
  'phone',
  'products',
  'terms',
  'agree',
  '_key',
  '_elapsed',
  'website',
  '__proto__',
  '',
];
const wild = fc.string({ unit: 'binary', maxLength: 300 });
const form = fc.constantFrom(...formNames, 'nonsense', '..', '%00');
const type = fc.oneof(
  fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
  ),
  fc.string({ unit: fc.constantFrom(...'abc/;=-"x ') }),
);

/** Parts of a multipart body, more or less as they should be. */
const multipart = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '--x\r\n',
        '--x--\r\n',
        '\r\n',
        'Content-Disposition: form-data; name="email"\r\n',
        'Content-Disposition: form-data; name="resume"; filename="a.pdf"\r\n',
        'Content-Type: application/pdf\r\n',
        '%PDF-1.4',
        'a@example.com',
      ),
      wild,
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));

const body = fc.oneof(
  fc.json(),
  fc
    .dictionary(
      fc.constantFrom(...fieldNames),
      fc.oneof(wild, fc.jsonValue(), fc.constant('a@example.com')),
    )
    .map((value) => JSON.stringify(value)),
  fc
    .array(fc.tuple(fc.constantFrom(...fieldNames), wild))
    .map((pairs) =>
      new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString(),
    ),
  multipart,
  wild,
);

describeStores('bad input', (stores) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(await stores.fresh());
  });
  afterAll(() => site.close());

  test('whatever is sent, the answer is an answer and never a fault of ours', async () => {
    await fc.assert(
      fc.asyncProperty(form, type, body, async (name, contentType, content) => {
        const headers = { 'Content-Type': contentType.trim() };
        const response = await site.send(name, { body: Buffer.from(content), headers });
        expect(known).toContain(response.status);
        expect(response.headers.get('content-type')).toMatch(/json/);
        await response.json();
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  test('whatever text a visitor types is taken, kept and found again', async () => {
    await fc.assert(
      fc.asyncProperty(wild, wild, async (name, message) => {
        const fields = { email: 'a@example.com', name: name.slice(0, 90), message };
        const response = await site.post('contact', fields);
        expect(response.status).toBe(201);
        const { reference } = await response.json();
        const row = await site.services.db
          .selectFrom('submissions')
          .select('fields')
          .where('reference', '=', reference)
          .executeTakeFirstOrThrow();
        const kept = JSON.parse(row.fields);
        const letters = (text: string) => text.normalize('NFC').match(/[\p{L}\p{N}]/gu);
        expect(letters(kept.message)).toEqual(letters(message.toWellFormed()));
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});
