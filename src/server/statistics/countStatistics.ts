import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../store/database.ts';
import { addTo, eachWeek, type StatisticsPeriod, type Week } from './statisticsPeriod.ts';

const hour = 60 * 60_000;
const quarter = hour / 4;
/** The ends of the age groups of open submissions, in days. */
const ageEnds = [1, 2, 5, 10, 30] as const;

const whole = (value: number) => sql<number>`cast(${value} as bigint)`;
const countIf = (condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

const received = (db: Db, { start, end }: Week) =>
  db.selectFrom('submissions').where('created_at', '>=', start).where('created_at', '<', end);

/** By form: all but spam, and promises that were kept, of all that are over or were answered. */
function countForms(db: Db, week: Week, now: number) {
  const settled = sql`coalesce(answered_at, closed_at)`;
  const counts = {
    count: sql`state <> 'spam'`,
    all: sql`due_at > 0`,
    spam: sql`state = 'spam' and due_at > 0`,
    kept: sql`state <> 'spam' and due_at > 0 and ${settled} <= due_at`,
    due: sql`state <> 'spam' and due_at > 0
      and (${settled} is not null or due_at <= ${whole(now)})`,
  };
  const columns = Object.entries(counts).map(([name, condition]) =>
    countIf(condition).as(name as keyof typeof counts),
  );
  // As an expression, or SQLite takes the index by form, which has not all it counts.
  const form = sql<string>`form || ''`;
  return received(db, week)
    .select([form.as('form'), ...columns])
    .groupBy(sql`1`)
    .execute();
}

/** How often it took how many quarters of an hour from receiving to another instant. */
function countWaits(db: Db, week: Week, until: 'answered_at' | 'closed_at') {
  const wait = sql<number>`(${sql.ref(until)} - created_at) / ${whole(quarter)}`;
  return received(db, week)
    .select(({ fn }) => [wait.as('wait'), fn.countAll<number>().as('count')])
    .where('state', '!=', 'spam')
    .where(until, 'is not', null)
    .groupBy(sql`1`)
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
function spread(waits: ReadonlyMap<number, number>) {
  const groups = Array.from(waits, ([wait, count]) => ({ wait, count }));
  groups.sort((a, b) => a.wait - b.wait);
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
  const weeks: { form: string; week: number; count: number }[] = [];
  const promised = { all: 0, spam: 0, kept: 0, due: 0 };
  const answered = new Map<number, number>();
  const closed = new Map<number, number>();
  async function addForms(week: Week): Promise<void> {
    for (const { form, count, all, spam, kept, due } of await countForms(db, week, now)) {
      if (count > 0) weeks.push({ form, week: week.index, count });
      promised.all += all;
      promised.spam += spam;
      promised.kept += kept;
      promised.due += due;
    }
  }
  const addWaits = (waits: Map<number, number>, until: 'answered_at' | 'closed_at') =>
    async function add(week: Week): Promise<void> {
      for (const { wait, count } of await countWaits(db, week, until)) addTo(waits, wait, count);
    };
  await eachWeek(period, [
    addForms,
    addWaits(answered, 'answered_at'),
    addWaits(closed, 'closed_at'),
  ]);
  const ages = await openByAge(db, now);
  return { weeks, promised, ages, first: spread(answered), closing: spread(closed) };
}

export type Statistics = Awaited<ReturnType<typeof countStatistics>>;
