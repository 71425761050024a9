import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../store/database.ts';
import { type StatisticsPeriod, week } from './statisticsPeriod.ts';

const hour = 60 * 60_000;
const quarter = hour / 4;
/** The ends of the age groups of open submissions, in days. */
const ageEnds = [1, 2, 5, 10, 30] as const;

const whole = (value: number) => sql<number>`cast(${value} as bigint)`;
const countIf = (condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

const received = (db: Db, { start, end }: StatisticsPeriod) =>
  db.selectFrom('submissions').where('created_at', '>=', start).where('created_at', '<', end);

/**
 * By form and week: all but spam, and promises that were kept, of all that are over or were answered.
 */
function countForms(db: Db, period: StatisticsPeriod, now: number) {
  // Of the first message: what came of it does not change when the visitor writes again.
  const settled = sql`coalesce(first_answered_at, answered_at, closed_at)`;
  const due = sql`coalesce(first_due_at, due_at)`;
  const counts = {
    count: sql`state <> 'spam'`,
    all: sql`due_at > 0`,
    spam: sql`state = 'spam' and due_at > 0`,
    kept: sql`state <> 'spam' and due_at > 0 and ${settled} <= ${due}`,
    due: sql`state <> 'spam' and due_at > 0
      and (${settled} is not null or ${due} <= ${whole(now)})`,
    reopened: sql`reopened > 0 and state <> 'spam'`,
  };
  const columns = Object.entries(counts).map(([name, condition]) =>
    countIf(condition).as(name as keyof typeof counts),
  );
  // As an expression, or SQLite takes the index by form, which has not all it counts.
  const form = sql<string>`form || ''`;
  const index = sql<number>`(created_at - ${whole(period.start)}) / ${whole(week)}`;
  return received(db, period)
    .select([form.as('form'), index.as('week'), ...columns])
    .groupBy(sql`1, 2`)
    .execute();
}

/** The first answer; and the solution, without the time for which it waited for the customer. */
const ends = {
  first: sql`coalesce(first_answered_at, answered_at)`,
  solved: sql`(closed_at - waited)`,
};

/** How often it took how many quarters of an hour from receiving to another instant. */
function countWaits(db: Db, period: StatisticsPeriod, until: RawBuilder<unknown>) {
  const wait = sql<number>`(${until} - created_at) / ${whole(quarter)}`;
  return received(db, period)
    .select(({ fn }) => [wait.as('wait'), fn.countAll<number>().as('count')])
    .where('state', '!=', 'spam')
    .where(sql<boolean>`${until} is not null`)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute();
}

interface Group {
  count: number;
}

const sumOf = (groups: readonly Group[]) => groups.reduce((sum, { count }) => sum + count, 0);

/** The group in which a part of all, such as a half, has come together. Groups are in order. */
function groupAt<One extends Group>(groups: readonly One[], part: number): One | undefined {
  const needed = Math.ceil(sumOf(groups) * part);
  let seen = 0;
  return groups.find(({ count }) => {
    seen += count;
    return seen >= needed;
  });
}

/** Half and nine tenths of the times are at most so many hours, to a quarter of an hour. */
function spread(groups: readonly (Group & { wait: number })[]) {
  const hours = (part: number) => {
    const found = groupAt(groups, part);
    return found ? (found.wait * quarter) / hour : null;
  };
  return { count: sumOf(groups), median: hours(0.5), ninety: hours(0.9) };
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

/** All but the lists of words: what the statistics page draws, counted by the database. */
export async function countStatistics(db: Db, period: StatisticsPeriod, now: number) {
  const forms = await countForms(db, period, now);
  const sum = (name: 'all' | 'spam' | 'kept' | 'due' | 'reopened') =>
    forms.reduce((total, row) => total + row[name], 0);
  return {
    weeks: forms.filter(({ count }) => count > 0),
    promised: { all: sum('all'), spam: sum('spam'), kept: sum('kept'), due: sum('due') },
    reopened: sum('reopened'),
    ages: await openByAge(db, now),
    first: spread(await countWaits(db, period, ends.first)),
    closing: spread(await countWaits(db, period, ends.solved)),
  };
}

export type Statistics = Awaited<ReturnType<typeof countStatistics>>;
