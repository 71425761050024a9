import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FormName, formNames } from '../../src/forms/forms.ts';
import { keyField } from '../../src/forms/reserved.ts';
import { isReference } from '../../src/server/intake/reference.ts';
import { company } from '../../src/site/company.ts';
import { pdf } from '../support/documents.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeStores } from '../support/stores.ts';

const enquiry = { name: 'Asha Rao', email: 'Asha@example.com', subject: 'Surge', message: 'Hello' };

/** Enough for every form; each takes the fields it knows. */
const anything = {
  ...{ name: 'Asha Rao', firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com' },
  ...{ company: 'Meridhan', companyName: 'Meridhan', phone: '02055501234', interest: 'Surge' },
  ...{ product: 'product2', category: 'radar', topic: 'product', urgency: 'question' },
  ...{ purpose: 'trial', wanted: 'repair', serial: '2019-0412' },
};
const text = 'How soon can\nyou deliver?';
const resume = () => new File([new Uint8Array(pdf())], 'cv.pdf');

/** What the browser sends by itself: no key, and line breaks of two characters. */
function plainPress(name: FormName): RequestInit {
  const lines = text.replaceAll('\n', '\r\n');
  const fields = { ...anything, message: lines, query: lines, terms: 'on' };
  const body = name === 'application' ? new FormData() : new URLSearchParams();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  if (body instanceof FormData) body.append('resume', resume());
  return { body, headers: { Accept: 'text/html' }, redirect: 'manual' };
}

/** What the form's script sends. */
function scriptedPress(name: FormName): RequestInit {
  const fields = { ...anything, message: text, query: text, terms: true, [keyField]: randomUUID() };
  if (name !== 'application')
    return { body: JSON.stringify(fields), headers: { 'Content-Type': 'application/json' } };
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, String(value));
  body.append('resume', resume());
  return { body };
}

/** The reference an answer gives, to a script or on the page it leads to. */
async function referenceOf(answer: Response): Promise<string> {
  const location = answer.headers.get('location');
  if (location) return new URL(location, answer.url).searchParams.get('sent') ?? location;
  return (await answer.json()).reference;
}

describeStores('submissions', (stores) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(await stores.fresh());
  });
  afterAll(() => site.close());

  const count = async () => {
    const rows = await site.services.db.selectFrom('submissions').select('id').execute();
    return rows.length;
  };
  const stored = (reference: string) =>
    site.services.db
      .selectFrom('submissions')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();

  test('an enquiry is stored completely, with a readable reference, before it is acknowledged', async () => {
    const response = await site.post('contact', { ...enquiry, agree: true });
    expect(response.status).toBe(201);
    const { reference } = await response.json();
    expect(isReference(reference), reference).toBe(true);
    const row = await stored(reference);
    expect(row).toMatchObject({
      form: 'contact',
      state: 'new',
      name: 'Asha Rao',
      email: 'asha@example.com',
      subject: 'Surge',
      read_at: null,
      assignee: null,
    });
    expect(JSON.parse(row.fields)).toEqual({ ...enquiry, phone: '', agree: true });
    const of = { id: row.id };
    const mails = await site.services.db
      .selectFrom('outbox')
      .select(['kind', 'to_address', 'state'])
      .where('submission_id', '=', of.id)
      .orderBy('kind')
      .execute();
    expect(mails).toEqual([
      { kind: 'staff', to_address: company.email, state: 'waiting' },
      { kind: 'visitor', to_address: 'Asha@example.com', state: 'waiting' },
    ]);
    const events = await site.services.db
      .selectFrom('submission_events')
      .select(['actor', 'kind'])
      .where('submission_id', '=', of.id)
      .execute();
    expect(events).toEqual([{ actor: 'visitor', kind: 'received' }]);
  });

  test('a rejected form gets a message per field, and nothing is stored', async () => {
    const before = await count();
    const response = await site.post('join', { name: 'A', email: 'nobody', phone: '1' });
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      status: 422,
      errors: {
        name: 'Name is required',
        email: 'Invalid email address',
        interest: 'Area of interest is required',
        phone: 'Phone number is too short',
        product: 'Please select a product',
        terms: 'You must agree to the terms',
      },
    });
    expect(await count()).toBe(before);
  });

  test.each([
    ['an unknown form', 'nonsense', { body: '{}' }, 'application/json', 404],
    [
      'a form named after an Object.prototype property',
      'constructor',
      { body: '{}' },
      'application/json',
      404,
    ],
    ['another method', 'contact', { method: 'PUT', body: '{}' }, 'application/json', 405],
    ['broken JSON', 'contact', { body: '{"name":' }, 'application/json', 400],
    ['JSON that is not an object', 'contact', { body: '[1]' }, 'application/json', 400],
    ['invalid UTF-8', 'contact', { body: new Uint8Array([0xff]) }, 'application/json', 400],
    ['multipart without a boundary', 'contact', { body: 'x' }, 'multipart/form-data', 400],
    ['another format', 'contact', { body: 'x' }, 'text/plain', 415],
    ['too much text', 'contact', { body: `"${'x'.repeat(300_000)}"` }, 'application/json', 413],
  ])('%s is rejected with a problem document', async (_what, form, init, type, status) => {
    const response = await site.send(form, { ...init, headers: { 'Content-Type': type } });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status });
  });

  test('the same form sent several times at once is one submission', async () => {
    const before = await count();
    const sent = { ...enquiry, message: 'twice', _key: 'a-key-of-this-form' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => site.post('contact', sent)));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(bodies.map(({ reference }) => reference)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    await site.post('contact', { ...sent, message: 'changed after going back' });
    expect(await count()).toBe(before + 2);
  });

  test.each(formNames)(
    'a press before the scripts wake and one after are one submission of %s, in any order',
    async (name) => {
      const plain = (from: string) => site.send(name, plainPress(name), from);
      const byScript = (from: string) => site.send(name, scriptedPress(name), from);
      const orders = [
        async (from: string) => [await plain(from), await byScript(from)],
        async (from: string) => [await byScript(from), await plain(from)],
        (from: string) => Promise.all([plain(from), byScript(from), plain(from), byScript(from)]),
      ];
      for (const [index, send] of orders.entries()) {
        const before = await count();
        const answers = await send(`192.0.2.${index}`);
        const references = await Promise.all(answers.map((answer) => referenceOf(answer)));
        expect(isReference(references[0] ?? ''), references.join()).toBe(true);
        expect(new Set(references).size, references.join()).toBe(1);
        expect(await count()).toBe(before + 1);
      }
    },
  );
});
