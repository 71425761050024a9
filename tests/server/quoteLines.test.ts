import { expect, test } from 'vitest';
import { csvExport } from '../../src/server/inbox/csv.ts';
import { parseListFilter } from '../../src/server/inbox/listFilter.ts';
import { readSubmission } from '../../src/server/inbox/readSubmission.ts';
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
