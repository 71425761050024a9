import { expect, test } from 'vitest';
import { parseCursor } from '../../src/server/inbox/cursor.ts';
import { parseListFilter } from '../../src/server/inbox/listFilter.ts';
import { listSubmissions } from '../../src/server/inbox/listSubmissions.ts';
import type { Db } from '../../src/server/store/database.ts';
import { openSite } from '../support/site.ts';
import { describeStores } from '../support/stores.ts';
import { addSubmission, addSubmissions } from '../support/submission.ts';

const list = (db: Db, query: string) => {
  const parameters = new URLSearchParams(query);
  return listSubmissions(db, parseListFilter(parameters), parseCursor(parameters));
};

const subjects = async (db: Db, query: string) =>
  (await list(db, query)).rows.map(({ subject }) => subject);

describeStores('the inbox list', (stores) => {
  test('shows open submissions, newest first, and applies filters', async () => {
    const site = await openSite(await stores.fresh());
    const { db } = site.services;
    const day = (date: string) => ({ created_at: Date.parse(date) });
    const at = { assignee: 'ravi@example.com' };
    await addSubmission(db, { subject: 'old', state: 'done', ...day('2026-11-01T10:00:00Z') });
    await addSubmission(db, { subject: 'spam', state: 'spam', ...day('2026-11-02T10:00:00Z') });
    await addSubmission(db, { subject: 'mine', ...at, ...day('2026-11-03T10:00:00Z') });
    // 18:30 UTC is midnight in the company's time zone.
    await addSubmission(db, { subject: 'late', form: 'solar', ...day('2026-11-03T18:29:59Z') });
    await addSubmission(db, {
      subject: 'read',
      state: 'in_progress',
      read_at: 1,
      ...day('2026-11-03T18:30:00Z'),
    });

    expect(await subjects(db, '')).toEqual(['read', 'late', 'mine']);
    expect(await subjects(db, 'state=any')).toEqual(['read', 'late', 'mine', 'spam', 'old']);
    expect(await subjects(db, 'state=spam')).toEqual(['spam']);
    expect(await subjects(db, 'state=done')).toEqual(['old']);
    expect(await subjects(db, 'form=solar')).toEqual(['late']);
    expect(await subjects(db, 'assignee=ravi@example.com')).toEqual(['mine']);
    expect(await subjects(db, 'assignee=nobody&state=any')).toEqual([
      'read',
      'late',
      'spam',
      'old',
    ]);
    expect(await subjects(db, 'unread=1')).toEqual(['late', 'mine']);
    expect(await subjects(db, 'from=2026-11-03&to=2026-11-03')).toEqual(['late', 'mine']);
    expect(await subjects(db, 'from=2026-11-04')).toEqual(['read']);
    expect(await subjects(db, 'state=any&to=2026-11-01')).toEqual(['old']);
    expect(await subjects(db, "state='; drop table submissions--&form=x&from=never")).toEqual([
      'read',
      'late',
      'mine',
    ]);
    await site.close();
  });

  test('finds submissions that match every word by prefix, ignoring accents and punctuation', async () => {
    const site = await openSite(await stores.fresh());
    const { db } = site.services;
    const message = 'IEC 61000-4-5, “Überspannung” & ДУГА; don’t quote: 10% off';
    await addSubmission(db, { subject: 'one', name: 'Chloé Nováková', message });
    await addSubmission(db, {
      subject: 'two',
      email: 'ravi.k@example.com',
      message: 'x '.repeat(2500),
    });
    await addSubmission(db, { subject: 'three', message: 'w'.repeat(5000) });
    const found = (words: string) => subjects(db, `q=${encodeURIComponent(words)}`);
    for (const words of ['novakova', 'CHLOÉ', '61000-4', 'uberspann', 'дуг', 'chlo nova', '4 5'])
      expect(await found(words), words).toEqual(['one']);
    expect(await found('ravi.k@example.com')).toEqual(['two']);
    expect(await found('kova')).toEqual([]);
    expect(await found('chloe surge')).toEqual([]);
    expect(await found('x')).toEqual(['two']);
    expect(await found('w'.repeat(300))).toEqual(['three']);
    // An empty query does not filter, and neither does punctuation alone.
    for (const nothing of ['', '%', '"*:&|!()', "'\\"])
      expect((await found(nothing)).length, nothing).toBe(3);
    await site.close();
  });

  test('finds the same by scanning and by the index', async () => {
    const site = await openSite(await stores.fresh());
    const { db } = site.services;
    await addSubmissions(
      db,
      Array.from({ length: 2600 }, (_, number) => ({
        subject: `number ${number}`,
        message: `${number % 2 ? 'odd' : 'even'} ${number < 3 ? 'zirconium' : 'copper'}`,
      })),
    );
    // Rare and old: found through the index. Common: found by scanning.
    expect(await subjects(db, 'q=zirc')).toEqual(['number 2', 'number 1', 'number 0']);
    expect(await subjects(db, 'q=zirc+odd')).toEqual(['number 1']);
    expect(await subjects(db, 'q=zirc+nothing')).toEqual([]);
    const common = await list(db, 'q=odd');
    expect(common.rows.map(({ subject }) => subject).slice(0, 2)).toEqual([
      'number 2599',
      'number 2597',
    ]);
    await site.close();
  });

  test.each(['state=any', 'state=any&q=number'])(
    'shows everything exactly once when paging through %s and back',
    async (query) => {
      const site = await openSite(await stores.fresh());
      const { db } = site.services;
      // Several share a timestamp, so the cursor cannot rely on time alone.
      const added = await addSubmissions(
        db,
        Array.from({ length: 130 }, (_, number) => ({
          subject: `number ${number}`,
          created_at: Date.UTC(2026, 10, 15) + Math.floor(number / 7) * 1000,
        })),
      );
      const expected = added
        .toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
        .map(({ id }) => id);
      const seen: string[] = [];
      let page = await list(db, query);
      expect(page.newer).toBeUndefined();
      for (;;) {
        seen.push(...page.rows.map(({ id }) => id));
        if (!page.older) break;
        page = await list(db, `${query}&older=${page.older}`);
      }
      expect(seen).toEqual(expected);
      const back: string[][] = [];
      while (page.newer) {
        page = await list(db, `${query}&newer=${page.newer}`);
        back.unshift(page.rows.map(({ id }) => id));
      }
      expect(back.flat()).toEqual(expected.slice(0, 125));
      expect(page.newer).toBeUndefined();
      await site.close();
    },
  );
});
