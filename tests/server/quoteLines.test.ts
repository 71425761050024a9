import { expect, test, vi } from 'vitest';
import { requestBody } from '../../src/components/form/sendForm.ts';
import { quote } from '../../src/forms/quote.ts';
import { lineLimits } from '../../src/forms/quoteList/quoteLine.ts';
import { csvExport } from '../../src/server/inbox/csv.ts';
import { parseListFilter } from '../../src/server/inbox/listFilter.ts';
import { readSubmission } from '../../src/server/inbox/readSubmission.ts';
import { pdf } from '../support/documents.ts';
import { outboxRows } from '../support/outboxRows.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeSqlite } from '../support/stores.ts';
import { addSubmission } from '../support/submission.ts';

const person = { name: 'Asha Rao', email: 'asha@example.com' };
const line = {
  ...{ slug: 'multi-ce7', quantity: 2, mains: 'M230', plug: 'PL-EU', options: ['O1'] },
  ...{ calibration: 'CAL-A', note: 'for the <inverter> line' },
};
const plain = { slug: 'burst-clamp', quantity: 1 };

async function latest(site: Site) {
  const { id, subject } = await site.services.db
    .selectFrom('submissions')
    .select(['id', 'subject'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const submission = await readSubmission(site.services.db, id);
  return { subject, lines: submission?.lines ?? [] };
}

describeSqlite('a quote', (stores) => {
  test('reaches staff line by line, with names, order codes and links', async () => {
    const site = await openSite(await stores.fresh());
    const lines = [line, plain];
    const sent = await site.post('quote', { ...person, lines, products: ['cdn-5432'] });
    expect(sent.status).toBe(201);

    const { subject, lines: shown } = await latest(site);
    expect(subject).toBe('Quote: 2 × MULTI-CE7, Capacitive coupling clamp for burst, CDN 5432');
    const items = shown.find(({ label }) => label === 'Quote list')?.items ?? [];
    expect(items.map(({ quantity, name, url }) => [quantity, name, new URL(url).pathname])).toEqual(
      [
        [2, 'MULTI-CE7', '/instruments/transient-generators/multifunction/multi-ce7'],
        [1, 'Capacitive coupling clamp for burst', '/instruments/accessories'],
        [1, 'CDN 5432', '/instruments/transient-generators/coupling-network/cdn-5432'],
      ],
    );
    const codes = ['MULTI-CE7-M230', 'MULTI-CE7/O1', 'PL-EU', 'CAL-A'];
    expect(items[0]?.order.map(({ code }) => code)).toEqual(codes);

    const mail = (await outboxRows(site)).find(({ kind }) => kind === 'staff');
    for (const part of [...codes, '2 × MULTI-CE7', items[0]?.url ?? '?', 'for the <inverter> line'])
      expect(mail?.text).toContain(part);
    expect(mail?.html).toContain(`<a href="${items[0]?.url}">MULTI-CE7</a>`);
    expect(mail?.html).toContain('for the &lt;inverter&gt; line');
    expect(mail?.html).not.toContain('<inverter>');

    let csv = '';
    const filter = parseListFilter(new URLSearchParams('q=MULTI-CE7/O1'));
    for await (const part of csvExport(site.services.db, filter)) csv += part;
    for (const part of [...codes, '1. 2 × MULTI-CE7', '3. 1 × CDN 5432'])
      expect(csv).toContain(part);
    await site.close();
  });

  test('carries a purchase order beside the longest list', async () => {
    const site = await openSite(await stores.fresh());
    const lines = Array.from({ length: lineLimits.lines }, () => line);
    const order = new File([new Uint8Array(pdf())], 'order 4711.pdf');
    // A browser's list of files, of which Node has none.
    const FileList = vi.fn(
      class {
        readonly 0 = order;
      },
    );
    vi.stubGlobal('FileList', FileList);
    const typed = { ...person, lines, order: new FileList() };
    const meta = { key: 'k'.repeat(32), elapsed: undefined, honeypot: '' };
    const body = requestBody(quote, typed, meta);
    vi.unstubAllGlobals();
    const sent = await site.send('quote', { body });
    expect(sent.status).toBe(201);
    const { lines: shown } = await latest(site);
    expect(shown.find(({ label }) => label === 'Quote list')?.items).toHaveLength(lineLimits.lines);
    const files = await site.services.db
      .selectFrom('attachments')
      .select(['name', 'type'])
      .execute();
    expect(files).toEqual([{ name: 'order 4711.pdf', type: 'application/pdf' }]);
    await site.close();
  });

  test('with anything but a document as its order is refused, and names the field', async () => {
    const site = await openSite(await stores.fresh());
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...person, message: 'CWG 6-3' }))
      body.append(name, value);
    body.append('order', new File(['<html><script>'], 'order.pdf'));
    const sent = await site.send('quote', { body });
    expect(sent.status).toBe(422);
    expect(Object.keys((await sent.json()).errors)).toEqual(['order']);
    await site.close();
  });

  test('from before there were lines is still shown', async () => {
    const site = await openSite(await stores.fresh());
    const fields = JSON.stringify({ products: ['multi-ce5'], quantity: '3', name: 'Asha' });
    const { id } = await addSubmission(site.services.db, { form: 'quote', fields });
    const submission = await readSubmission(site.services.db, id);
    expect(submission?.lines.map(({ label, value }) => `${label} ${value}`)).toEqual([
      ...['Products multi-ce5', 'Name Asha', 'Quantity 3'],
    ]);
    await site.close();
  });
});
