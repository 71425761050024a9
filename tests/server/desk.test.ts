import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pickMatching } from '../../src/server/inbox/bulk/changeMany.ts';
import { csvExport } from '../../src/server/inbox/csv.ts';
import { parseListFilter } from '../../src/server/inbox/listFilter.ts';
import { listSubmissions } from '../../src/server/inbox/listSubmissions.ts';
import { mentionedIn } from '../../src/server/inbox/mentions.ts';
import { tagsOf } from '../../src/server/inbox/tags.ts';
import { beside } from '../../src/server/inbox/triage/beside.ts';
import { receive } from '../../src/server/mailbox/receive.ts';
import { startHousekeeping } from '../../src/server/store/housekeeping.ts';
import { company } from '../../src/site/company.ts';
import { editFrom } from '../support/editFrom.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeSqlite, describeStores } from '../support/stores.ts';
import { addSubmission, addSubmissions } from '../support/submission.ts';

const asha = 'asha@example.com';
const hour = 60 * 60_000;
const day = 24 * hour;
/** A Tuesday morning in Pune. */
const tuesday = Date.UTC(2026, 10, 17, 4);

const rowOf = ({ services: { db } }: Site, id: string) =>
  db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const filterOf = (query: string) => parseListFilter(new URLSearchParams(query), asha);

describeStores('a case at a standstill', (stores) => {
  test('is due after four working hours, stands first in any order, and is a filter', async () => {
    const site = await openSite(await stores.fresh(), () => tuesday);
    const { db } = site.services;
    const fields = { name: 'Ravi', phone: '+91 20 1', product: 'CWG', message: 'It stopped' };
    await site.post('support', { ...fields, urgency: 'standstill', email: 'r@plant.example' });
    for (const n of [1, 2, 3])
      await site.post('contact', { email: `${n}@x.example`, message: 'Hi' });
    const urgent = await db
      .selectFrom('submissions')
      .selectAll()
      .where('form', '=', 'support')
      .executeTakeFirstOrThrow();
    expect(urgent.due_at - tuesday).toBe(company.standstillHours * hour);
    const found = async (query: string, band?: 'first' | 'rest') =>
      (await listSubmissions(db, { ...filterOf(query), ...(band ? { band } : {}) }, undefined)).rows
        .map(({ form }) => form)
        .sort();
    expect(await found('', 'first')).toEqual(['support']);
    expect(await found('', 'rest')).toEqual(['contact', 'contact', 'contact']);
    expect(await found('urgent=1')).toEqual(['support']);
    const edit = await editFrom(db, urgent.id, asha);
    await site.services.submissionChanges.answer(urgent.id, edit, { text: 'Switch it off.' });
    expect(await found('', 'first')).toEqual([]);
    expect(await found('', 'rest')).toHaveLength(4);
    await site.close();
  });
});

describeSqlite('the desk', (stores) => {
  test('rests while the customer has the word, and comes back on its day', async () => {
    let now = tuesday;
    const site = await openSite(await stores.fresh(), () => now);
    const { db, manyChanges, notices } = site.services;
    const { id } = await addSubmission(db, { created_at: now - day, due_at: now - hour });
    const handle = async (to: Parameters<typeof manyChanges.handleOne>[2]) =>
      manyChanges.handleOne(id, await editFrom(db, id, asha), to);
    const isDue = async () =>
      (await listSubmissions(db, filterOf('due=late'), undefined)).rows.length;
    expect(await isDue()).toBe(1);
    await handle({ state: 'waiting' });
    expect(await isDue()).toBe(0);
    now += 3 * day;
    await handle({ state: 'later', lookAgainAt: now + day });
    expect(await rowOf(site, id)).toMatchObject({ waited: 3 * day, waiting_since: null });
    await notices.write();
    expect((await rowOf(site, id)).state).toBe('later');
    now += day;
    await notices.write();
    const back = await rowOf(site, id);
    expect(back).toMatchObject({
      state: 'new',
      read_at: null,
      look_again_at: null,
      answered_at: null,
    });
    expect([back.due_at > now, back.first_due_at]).toEqual([true, tuesday - hour]);
    await site.close();
  });

  test('a mention is mailed without what the note says, a call that reached them is an answer', async () => {
    const site = await openSite(await stores.fresh());
    const { db, submissionChanges, staffAccounts } = site.services;
    const { id, reference } = await addSubmission(db);
    await staffAccounts.add('ravi@example.com', 'agent', 'correct horse battery');
    await submissionChanges.note(id, await editFrom(db, id, asha), 'Secret for @ravi, a@b.c');
    const [mail, ...others] = await db.selectFrom('outbox').selectAll().execute();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to_address: 'ravi@example.com', kind: 'staff' });
    expect(mail?.text).toContain(reference);
    expect(mail?.text).not.toContain('Secret');
    expect(mentionedIn('@ravi.', ['ravi@a.example', 'ravi@b.example'])).toEqual([]);
    await submissionChanges.note(id, await editFrom(db, id, asha), 'No luck', 'missed');
    expect((await rowOf(site, id)).answered_at).toBeNull();
    await submissionChanges.note(id, await editFrom(db, id, asha), 'All clear', 'reached');
    expect((await rowOf(site, id)).answered_at).not.toBeNull();
    await site.close();
  });

  test('tags, saved searches and all that match', async () => {
    const site = await openSite(await stores.fresh());
    const { db, manyChanges, savedSearches } = site.services;
    const rows = await addSubmissions(
      db,
      Array.from({ length: 130 }, () => ({})),
    );
    const [first] = rows;
    if (!first) throw new Error('missing');
    await manyChanges.handleOne(first.id, await editFrom(db, first.id, asha), { tags: ['repair'] });
    expect((await tagsOf(db, [first.id])).get(first.id)).toEqual(['repair']);
    const tagged = await listSubmissions(db, filterOf('tag=repair'), undefined);
    expect(tagged.rows.map(({ id }) => id)).toEqual([first.id]);
    const picks = await pickMatching(db, filterOf(''));
    expect(picks).toHaveLength(130);
    const done = await manyChanges.handle({ email: asha }, 'key', picks, { state: 'done' });
    expect(done).toMatchObject({ changed: 130, skipped: 0 });
    await savedSearches.save(asha, 'Repairs', 'tag=repair&bad=1');
    expect(await savedSearches.list(asha)).toMatchObject([
      { title: 'Repairs', query: 'tag=repair' },
    ]);
    expect(await savedSearches.list('ravi@example.com')).toEqual([]);
    await site.close();
  });

  test('everybody of one company stands beside a case, but not of a mail provider', async () => {
    const site = await openSite(await stores.fresh());
    const { db } = site.services;
    const add = (email: string) => addSubmission(db, { email, domain: email.split('@')[1] ?? '' });
    const one = await add('a@plant.example');
    await add('b@plant.example');
    const names = async (email: string, domain: string) => {
      const { company: found } = await beside(db, { ...one, serial_number: null, email, domain });
      return found.rows.length;
    };
    expect(await names('a@plant.example', 'plant.example')).toBe(1);
    await add('b@gmail.com');
    expect(await names('a@gmail.com', 'gmail.com')).toBe(0);
    await site.close();
  });

  test('the list of one form has a column for each field, with due, answered and done', async () => {
    const site = await openSite(await stores.fresh(), () => tuesday);
    const sent = await site.post('support', {
      ...{ name: 'Ravi', email: 'r@plant.example', product: 'CWG', serial: '12' },
      ...{ urgency: 'limited', message: 'It hums when it is switched on' },
    });
    expect(sent.status).toBe(201);
    const lines = async (query: string) => {
      let all = '';
      for await (const part of csvExport(site.services.db, filterOf(query))) all += part;
      return all.split('\r\n').map((line) => line.split(','));
    };
    const [heads = [], cells = []] = await lines('form=support');
    expect(cells[heads.indexOf('Serial number')]).toBe('12');
    expect(cells[heads.indexOf('Due (UTC)')]).toMatch(/^2026-11-19T/);
    expect(cells[heads.indexOf('Product')]).toBe('CWG');
    expect(heads).not.toContain('Everything sent');
    expect((await lines(''))[0]).toContain('Everything sent');
    await site.close();
  });
});

describeStores('two cases that are one', (stores) => {
  const both = async (site: Site, emails: readonly [string, string]) => {
    const { db } = site.services;
    const [one, two] = await addSubmissions(db, [
      {
        reference: 'DE-AAAA-01',
        email: emails[0],
        message: 'First',
        created_at: Date.now() - 800 * day,
      },
      {
        reference: 'DE-AAAA-02',
        email: emails[1],
        message: 'Second',
        created_at: Date.now() - 10 * day,
      },
    ]);
    if (!one || !two) throw new Error('missing');
    return { one, two };
  };

  test('are merged for one person only, lead to one another, and go together', async () => {
    const site = await openSite({ ...(await stores.fresh()), RETENTION_DAYS: '0' });
    const { db, submissionChanges, mailbox, personalData } = site.services;
    const { one, two } = await both(site, ['v@x.example', 'v@x.example']);
    const edit = await editFrom(db, two.id, asha);
    expect(await submissionChanges.merge(two.id, edit, 'DE-0000-ZZ')).toBe('unknown');
    expect(await submissionChanges.merge(two.id, edit, one.reference)).toBe('done');
    expect(await rowOf(site, two.id)).toMatchObject({ state: 'done', merged_into: one.id });
    const reply = `From: v@x.example\r\nSubject: ${two.reference}\r\nMessage-ID: <r@x>\r\nAuthentication-Results: mx; dmarc=pass\r\n\r\nMore`;
    await receive(Buffer.from(reply), { ...mailbox, authServer: 'mx' });
    const messages = await db.selectFrom('messages').select('submission_id').execute();
    expect(messages).toEqual([{ submission_id: one.id }]);
    // What is long over goes; the older of two is kept as long as the younger, as the policy says.
    await addSubmission(db, { created_at: Date.now() - 731 * day });
    const policy = readFileSync('src/content/pages/privacy-policy.yaml', 'utf8');
    expect(policy.replace(/\s+/g, ' ')).toContain('{retentionPeriod} after the last message');
    const housekeeping = startHousekeeping({
      ...{ db, log: site.services.log, retentionDays: 730, recordDays: 0, now: Date.now },
    });
    await housekeeping.stop();
    expect(await db.selectFrom('submissions').select('id').execute()).toHaveLength(2);
    const exported = await personalData.collect({ email: asha }, two.reference);
    expect(exported.map(({ id }) => id)).toEqual([one.id, two.id]);
    expect(exported[0]?.messages).toMatchObject([{ text: 'More' }]);
    expect(await personalData.erase({ email: asha }, two.reference)).toBe(2);
    expect(await db.selectFrom('messages').select('id').execute()).toEqual([]);
    await site.close();
  });

  test("are not two people's, and can be taken apart", async () => {
    const site = await openSite({ ...(await stores.fresh()), RETENTION_DAYS: '0' });
    const { db, submissionChanges } = site.services;
    const { one, two } = await both(site, ['v@x.example', 'other@x.example']);
    const edit = async () => editFrom(db, two.id, asha);
    expect(await submissionChanges.merge(two.id, await edit(), one.reference)).toBe('otherPerson');
    expect(await rowOf(site, two.id)).toMatchObject({ merged_into: null, state: 'new' });
    await db.updateTable('submissions').set({ email: 'v@x.example' }).execute();
    await submissionChanges.merge(two.id, await edit(), one.reference);
    await submissionChanges.separate(two.id, await edit());
    expect(await rowOf(site, two.id)).toMatchObject({ merged_into: null, state: 'in_progress' });
    await site.close();
  });
});
