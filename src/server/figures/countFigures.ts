import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../store/database.ts';
import { type FigurePeriod, week } from './figurePeriod.ts';
import { groupAt, sumOf } from './groupAt.ts';

const hour = 60 * 60_000;
const quarter = hour / 4;
/** The ends of the age groups of open submissions, in days. */
const ageEnds = [1, 2, 5, 10, 30] as const;

const whole = (value: number) => sql<number>`cast(${value} as bigint)`;
const countIf = (condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

/** By form and week, spam left out: row after row, week 0 first. */
const byFormAndWeek = async (db: Db, { start }: FigurePeriod) =>
  db
    .selectFrom('submissions')
    .select(({ fn }) => [
      'form',
      sql<number>`(created_at - ${whole(start)}) / ${whole(week)}`.as('week'),
      fn.countAll<number>().as('count'),
    ])
    .where('created_at', '>=', start)
    .where('state', '!=', 'spam')
    .groupBy(['form', sql`2`])
    .execute();

/**
 * Half and nine tenths of the times from receiving to another instant are at most so many hours, to
 * a quarter of an hour: counting groups takes the database a third of the time of sorting all.
 */
async function spread(db: Db, { start }: FigurePeriod, until: 'answered_at' | 'closed_at') {
  const wait = sql<number>`(${sql.ref(until)} - created_at) / ${whole(quarter)}`;
  const groups = await db
    .selectFrom('submissions')
    .select(({ fn }) => [wait.as('wait'), fn.countAll<number>().as('count')])
    .where('created_at', '>=', start)
    .where('state', '!=', 'spam')
    .where(until, 'is not', null)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute();
  const hours = (part: number) => {
    const found = groupAt(groups, part);
    return found ? (found.wait * quarter) / hour : null;
  };
  return { count: sumOf(groups), median: hours(0.5), ninety: hours(0.9) };
}

/** Promises that were kept, of all whose time is over or that were answered before. */
async function promises(db: Db, { start }: FigurePeriod, now: number) {
  const settled = sql`coalesce(answered_at, closed_at)`;
  const row = await db
    .selectFrom('submissions')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      countIf(sql`state = 'spam'`).as('spam'),
      countIf(sql`state <> 'spam' and ${settled} <= due_at`).as('kept'),
      countIf(sql`state <> 'spam' and (${settled} is not null or due_at <= ${whole(now)})`).as(
        'due',
      ),
    ])
    .where('created_at', '>=', start)
    .where('due_at', '>', 0)
    .executeTakeFirstOrThrow();
  return row;
}

/** Open submissions, however old, by age. The last group has no end. */
async function openByAge(db: Db, now: number) {
  const edges = [0, ...ageEnds, Number.POSITIVE_INFINITY].map((days) => now - days * 24 * hour);
  const row = await db
    .selectFrom('submissions')
    .select(
      [...ageEnds, 0].map((_, index) => {
        const [young = now, old = 0] = [edges[index], Math.max(0, edges[index + 1] ?? 0)];
        return countIf(sql`created_at <= ${whole(young)} and created_at > ${whole(old)}`).as(
          `group${index}`,
        );
      }),
    )
    .where(sql<boolean>`submissions.state <> 'done' and submissions.state <> 'spam'`)
    // Points the planner to the index of open submissions by age.
    .where('created_at', '>', 0)
    .executeTakeFirstOrThrow();
  return Object.values(row).map((count, index) => ({ upTo: ageEnds[index] ?? null, count }));
}

/** All but the lists of words: what the figures page draws, counted by the database. */
export async function countFigures(db: Db, period: FigurePeriod, now: number) {
  const [weeks, first, closing, promised, ages] = await Promise.all([
    byFormAndWeek(db, period),
    spread(db, period, 'answered_at'),
    spread(db, period, 'closed_at'),
    promises(db, period, now),
    openByAge(db, now),
  ]);
  return { weeks, first, closing, promised, ages };
}

export type Figures = Awaited<ReturnType<typeof countFigures>>;
