import { expect, test } from 'vitest';
import { productsAskedMost, searchesInVain } from '../../src/server/statistics/askedMost.ts';
import { countStatistics } from '../../src/server/statistics/countStatistics.ts';
import { statisticsPeriod } from '../../src/server/statistics/statisticsPeriod.ts';
import { statisticsTables, tablesCsv } from '../../src/server/statistics/statisticsTables.ts';
import { openSite } from '../support/site.ts';
import { describeSqlite, describeStores } from '../support/stores.ts';
import { addSubmissions } from '../support/submission.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** A Wednesday. */
const now = Date.parse('2026-11-18T12:00:00+05:30');

describeStores('the statistics', (stores) => {
  test('are counted by form, week, time, promise, age and product', async () => {
    const site = await openSite(await stores.fresh(), () => now);
    const { db } = site.services;
    /** Received so many days ago, answered after so many hours, due after so many. */
    const row = (days: number, answered: number | null, due: number, more: object = {}) => ({
      created_at: now - days * day,
      due_at: now - days * day + due * hour,
      answered_at: answered === null ? null : now - days * day + answered * hour,
      ...more,
    });
    const quote = (fields: object) => ({ form: 'quote', fields: JSON.stringify(fields) });
    await addSubmissions(db, [
      row(0.5, null, 48),
      row(1, 2, 48, { state: 'done', closed_at: now - 0.5 * day }),
      row(3, 10, 48, { state: 'done', closed_at: now - 2 * day }),
      row(9, 60, 48),
      row(9, null, 48, { state: 'spam' }),
      row(20, null, 48, quote({ products: ['cwg', 'eft'] })),
      row(1, 1, 48, quote({ lines: [{ slug: 'cwg', quantity: 2 }], products: [] })),
      // Before the period.
      row(40, 1, 48),
    ]);
    const period = statisticsPeriod('4', now);
    expect(new Date(period.start).toISOString()).toBe('2026-10-25T18:30:00.000Z');
    const statistics = await countStatistics(db, period, now);
    const weeks = statistics.weeks.map(({ form, week, count }) => `${form} ${week}: ${count}`);
    expect(weeks.toSorted()).toEqual(['contact 2: 2', 'contact 3: 2', 'quote 0: 1', 'quote 3: 1']);
    // Answered after 1, 2, 10 and 60 hours.
    expect(statistics.first).toEqual({ count: 4, median: 2, ninety: 60 });
    expect(statistics.closing).toEqual({ count: 2, median: 12, ninety: 24 });
    // Settled in time: 2 h, 10 h, 1 h. Late: 60 h, and the quote nobody answered.
    expect(statistics.promised).toEqual({ all: 7, spam: 1, kept: 3, due: 5 });
    expect(statistics.ages).toEqual([
      { upTo: 1, count: 1 },
      { upTo: 2, count: 1 },
      { upTo: 5, count: 0 },
      { upTo: 10, count: 1 },
      { upTo: 30, count: 1 },
      { upTo: null, count: 1 },
    ]);
    const products = await productsAskedMost(db, period);
    expect(products).toEqual([
      { product: 'cwg', count: 2 },
      { product: 'eft', count: 1 },
    ]);
    const tables = statisticsTables({ period, statistics, products, searches: [] });
    expect(tables.byWeek.rows[3]).toEqual(['2026-11-16', '3', '2', '1']);
    expect(tables.shares.rows[0]).toEqual(['Answered within the promise', '60 %', '3', '5']);
    let csv = '';
    for await (const part of tablesCsv(Object.values(tables))) csv += part;
    expect(csv).toContain('First answer,2.0 h,2.5 d,4');
    await site.close();
  });

  test('of nothing are empty, not wrong', async () => {
    const site = await openSite(await stores.fresh(), () => now);
    const period = statisticsPeriod(null, now);
    const statistics = await countStatistics(site.services.db, period, now);
    expect(statistics.first).toEqual({ count: 0, median: null, ninety: null });
    const tables = statisticsTables({ period, statistics, products: [], searches: [] });
    expect(tables.shares.rows.map(([, share]) => share)).toEqual(['–', '–', '–']);
    expect(tables.byWeek.rows).toHaveLength(12);
    await site.close();
  });

  test('include searches in vain, without what could be about a person, and bounded', async () => {
    const site = await openSite(await stores.fresh());
    const { db, emptySearches, search } = site.services;
    await search.find('Oscilloscope');
    await search.find('');
    await search.find('oscilloscope');
    emptySearches.note('asha@example.com');
    for (let number = 0; number < 600; number++) emptySearches.note(`word ${number}`);
    await emptySearches.write();
    emptySearches.note('oscilloscope');
    emptySearches.note('another');
    await emptySearches.write();
    const [first] = await searchesInVain(db);
    expect(first).toMatchObject({ question: 'oscilloscope', count: 3 });
    const all = await db.selectFrom('empty_searches').select('question').execute();
    expect(all).toHaveLength(500);
    expect(all).not.toContainEqual({ question: 'asha@example.com' });
    await site.close();
  });
});

describeSqlite('the statistics of a period', (stores) => {
  test('are counted once a minute for each period', async () => {
    let time = now;
    const site = await openSite(await stores.fresh(), () => time);
    const { db, statistics } = site.services;
    const received = async (weeks: string) =>
      (await statistics.read(weeks)).tables.byWeek.rows.at(-1)?.[1];
    expect(await received('4')).toBe('0');
    await addSubmissions(db, [{ created_at: now }]);
    expect(await received('4')).toBe('0');
    expect(await received('12')).toBe('1');
    time += 61_000;
    expect(await received('4')).toBe('1');
    await site.close();
  });
});
