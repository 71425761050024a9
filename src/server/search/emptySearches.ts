import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../store/database.ts';
import { plainQuestion } from './plainQuestion.ts';

const period = 60_000;
/** In memory between two writes, and in the table. */
const most = 500;
const days = 180 * 24 * 60 * 60_000;

interface Parts {
  db: Db;
  log: Logger;
  now: () => number;
}

/**
 * Counts questions to the site's search that found nothing, so that staff see what visitors miss.
 * Nothing tells who asked, and neither memory nor table grow beyond a bound, whoever asks what.
 */
export function startEmptySearches({ db, log, now }: Parts) {
  let counts = new Map<string, number>();

  function note(question: string): void {
    const plain = plainQuestion(question);
    if (plain === undefined || (counts.size >= most && !counts.has(plain))) return;
    counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }

  async function write(): Promise<void> {
    const noted = [...counts];
    counts = new Map();
    if (noted.length === 0) return;
    const last_at = now();
    await db
      .insertInto('empty_searches')
      .values(noted.map(([question, count]) => ({ question, count, last_at })))
      .onConflict((conflict) =>
        conflict.column('question').doUpdateSet({
          count: sql<number>`empty_searches.count + excluded.count`,
          last_at,
        }),
      )
      .execute();
    const kept = db
      .selectFrom('empty_searches')
      .select('question')
      .where('last_at', '>', last_at - days)
      .orderBy('last_at', 'desc')
      .orderBy('count', 'desc')
      .limit(most);
    await db.deleteFrom('empty_searches').where('question', 'not in', kept).execute();
  }

  const run = () =>
    write().catch((error: unknown) => log.error({ err: error }, 'searches not counted'));
  const timer = setInterval(run, period);
  timer.unref();

  return {
    note,
    write,
    async stop(): Promise<void> {
      clearInterval(timer);
      await run();
    },
  };
}
