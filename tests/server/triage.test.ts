import { expect, test } from 'vitest';
import { csvOfChosen } from '../../src/server/inbox/csv.ts';
import { parseCursor } from '../../src/server/inbox/cursor.ts';
import { parseListFilter } from '../../src/server/inbox/listFilter.ts';
import { listSubmissions } from '../../src/server/inbox/listSubmissions.ts';
import { readSubmission } from '../../src/server/inbox/readSubmission.ts';
import { beside } from '../../src/server/inbox/triage/beside.ts';
import { countLists, countOpenByForm, totalOf } from '../../src/server/inbox/triage/countLists.ts';
import { neighbours } from '../../src/server/inbox/triage/neighbours.ts';
import { previewOf } from '../../src/server/inbox/triage/previewOf.ts';
import type { Db } from '../../src/server/store/database.ts';
import { fillDueTimes } from '../../src/server/store/fillDueTimes.ts';
import { answerDue } from '../../src/site/workingTime.ts';
import { openSite } from '../support/site.ts';
import { describeSqlite, describeStores } from '../support/stores.ts';
import { addSubmission, addSubmissions } from '../support/submission.ts';

const asha = { email: 'asha@example.com' };
const hour = 3_600_000;

async function subjects(db: Db, query: string, self = asha.email) {
  const parameters = new URLSearchParams(query);
  const page = await listSubmissions(
    db,
    parseListFilter(parameters, self),
    parseCursor(parameters),
  );
  return page.rows.map(({ subject }) => subject);
}

/** Received so many hours ago. Times of day and weekdays do not matter to these tests. */
const row = (subject: string, hours: number, more: object = {}) => ({
  subject,
  created_at: Date.now() - hours * hour,
  ...more,
});

describeStores('the inbox', (stores) => {
  test('views find what is mine, nobody’s, due and late, in the order by due time', async () => {
    const site = await openSite(await stores.fresh());
    const { db } = site.services;
    await addSubmissions(db, [
      row('late', 400, { assignee: asha.email }),
      row('later', 600),
      row('fresh', 0),
      row('closed', 500, { state: 'done' }),
      row('application', 300, { form: 'application', assignee: asha.email }),
    ]);
    await fillDueTimes(db);
    await db
      .updateTable('submissions')
      .set({ answered_at: 1 })
      .where('subject', '=', 'later')
      .execute();
    expect(await subjects(db, 'sort=due')).toEqual(['later', 'late', 'application', 'fresh']);
    expect(await subjects(db, 'sort=oldest')).toEqual(['later', 'late', 'application', 'fresh']);
    expect(await subjects(db, 'assignee=me&sort=due')).toEqual(['late', 'application']);
    expect(await subjects(db, 'assignee=nobody')).toEqual(['fresh', 'later']);
    // Answered is not late, whenever it came in.
    expect(await subjects(db, 'due=late&sort=due')).toEqual(['late', 'application']);
    expect(await subjects(db, 'due=today')).toEqual(['application', 'late']);
    // Only what is open waits for an answer: the order falls back to age.
    expect(await subjects(db, 'state=done&sort=due')).toEqual(['closed']);
    expect(await countLists(db, [parseListFilter(new URLSearchParams('due=late'))])).toEqual(['2']);
    const search = parseListFilter(new URLSearchParams('q=fresh'));
    const found = await listSubmissions(db, search, undefined);
    expect(await totalOf(db, search, found)).toBe('1');
    expect(await totalOf(db, search, { ...found, older: 'more' })).toBe('more than 1');
    expect(await countOpenByForm(db)).toEqual({ contact: 3, application: 1 });
    await site.close();
  });
});

describeSqlite('work at the desk', (stores) => {
  test('pages and neighbours follow every order, forwards and back', async () => {
    const site = await openSite(await stores.fresh());
    const { db } = site.services;
    const rows = await addSubmissions(
      db,
      Array.from({ length: 120 }, (_, number) => row(String(number), 10 * number)),
    );
    await fillDueTimes(db);
    for (const sort of ['newest', 'oldest', 'due']) {
      const found: string[] = [];
      let at: string | undefined;
      let back: string | undefined;
      do {
        const parameters = new URLSearchParams({ sort, ...(at ? { older: at } : {}) });
        const filter = parseListFilter(parameters);
        const page = await listSubmissions(db, filter, parseCursor(parameters));
        found.push(...page.rows.map(({ subject }) => subject));
        at = page.older;
        back = page.newer;
      } while (at);
      expect(new Set(found).size).toBe(120);
      const before = await subjects(db, `sort=${sort}&newer=${back}`);
      expect(before).toEqual(found.slice(75, 100));
      const filter = parseListFilter(new URLSearchParams({ sort }));
      const middle = rows.find(({ subject }) => subject === found[60]);
      const full = await readSubmission(db, middle?.id ?? '');
      if (!full) throw new Error('missing');
      const beside = await neighbours(db, filter, full);
      expect(beside.previous?.subject).toBe(found[59]);
      expect(beside.next?.subject).toBe(found[61]);
    }
    await site.close();
  });

  test('several are changed at once, those changed meanwhile are left, and it can be undone once', async () => {
    const site = await openSite(await stores.fresh());
    const { db, manyChanges, submissionChanges } = site.services;
    const rows = await addSubmissions(db, [
      row('a', 1, { assignee: 'ravi@example.com' }),
      row('b', 2),
      row('c', 3),
    ]);
    const [, , third] = rows;
    await submissionChanges.note(third?.id ?? '', { by: asha, version: 0, key: 'k' }, 'Called');
    const picks = rows.map(({ id }) => ({ id, version: 0 }));
    const to = { state: 'done', assignee: asha.email } as const;
    const result = await manyChanges.handle(asha, 'press', picks, to);
    expect(result).toMatchObject({ changed: 2, skipped: 1, undo: expect.any(String) });
    // A second press of the same button changes nothing and has nothing to undo.
    const again = await manyChanges.handle(asha, 'press', picks, to);
    expect(again).toEqual({ changed: 0, skipped: 1, undo: undefined });
    const states = () =>
      db
        .selectFrom('submissions')
        .select(['subject', 'state', 'assignee', 'closed_at'])
        .orderBy('subject')
        .execute();
    expect(await states()).toEqual([
      { subject: 'a', state: 'done', assignee: asha.email, closed_at: expect.any(Number) },
      { subject: 'b', state: 'done', assignee: asha.email, closed_at: expect.any(Number) },
      { subject: 'c', state: 'new', assignee: null, closed_at: null },
    ]);
    // Somebody goes on with the second: undoing leaves it alone.
    const second = { by: asha, version: 1, key: 'more' };
    await submissionChanges.note(rows[1]?.id ?? '', second, 'Went on');
    expect(
      await manyChanges.undo({ email: 'ravi@example.com' }, result.undo ?? ''),
    ).toBeUndefined();
    expect(await manyChanges.undo(asha, result.undo ?? '')).toMatchObject({
      changed: 1,
      skipped: 1,
    });
    expect(await manyChanges.undo(asha, result.undo ?? '')).toBeUndefined();
    expect(await states()).toMatchObject([
      { state: 'new', assignee: 'ravi@example.com', closed_at: null },
      { state: 'done' },
      { state: 'new' },
    ]);
    const auditEvents = await db
      .selectFrom('deeds')
      .select('kind')
      .where('kind', '=', 'state')
      .execute();
    expect(auditEvents).toHaveLength(3);
    let csv = '';
    for await (const part of csvOfChosen(db, [rows[1]?.id ?? ''])) csv += part;
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    await site.close();
  });

  test('who has a submission open is seen by the others for two minutes, or until they leave', async () => {
    let now = Date.now();
    const site = await openSite(await stores.fresh(), () => now);
    const { db, viewers } = site.services;
    const { id } = await addSubmission(db);
    await viewers.see(id, asha.email, false);
    await viewers.see(id, 'ravi@example.com', true);
    expect((await viewers.of([id], asha.email)).get(id)).toEqual([
      { staff: 'ravi@example.com', answering: true },
    ]);
    now += 90_000;
    await viewers.see(id, asha.email, false);
    now += 40_000;
    expect((await viewers.of([id], '')).get(id)).toEqual([{ staff: asha.email, answering: false }]);
    await viewers.leave(id, asha.email);
    expect((await viewers.of([id], '')).size).toBe(0);
    // Erased meanwhile.
    await viewers.see('gone', asha.email, false);
    await site.close();
  });

  test('a person’s other enquiries and an instrument’s other cases stand beside', async () => {
    const site = await openSite(await stores.fresh());
    const { db } = site.services;
    const support = (serial: string) => ({
      ...{ name: 'Asha', email: 'a@example.com', product: 'CWG', urgency: 'question' },
      ...{ serial, message: 'It stops after the second pulse.' },
    });
    for (const serial of [' sn-7 ', 'SN-7', 'SN-8'])
      expect((await site.post('support', support(serial))).status).toBe(201);
    const first = await db
      .selectFrom('submissions')
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(first).toMatchObject({
      serial_number: 'SN-7',
      due_at: answerDue('support', first.created_at),
    });
    expect(previewOf(first)).toBe('It stops after the second pulse.');
    const { sender, cases } = await beside(db, first);
    expect(sender.rows).toHaveLength(2);
    expect(cases.rows).toHaveLength(1);
    await site.close();
  });
});
