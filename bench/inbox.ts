import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, openDatabase } from '../src/server/db/database.ts';
import { engineOf } from '../src/server/db/engine.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { parseCursor } from '../src/server/inbox/cursor.ts';
import { type ListFilter, parseListFilter } from '../src/server/inbox/listFilter.ts';
import { listSubmissions } from '../src/server/inbox/listSubmissions.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { seedSubmissions } from './seedSubmissions.ts';

const count = Number(process.env.COUNT ?? 100_000);
const rounds = 60;

/** What staff ask, from the everyday to the worst: many hits, none, and pages deep in the list. */
const questions: Record<string, string> = {
  'list, open': '',
  'list, any state': 'state=any',
  'list, deep': 'state=any&deep=1',
  'list, one form': 'state=any&form=join',
  'list, one form and state': 'form=quote&state=in_progress',
  'list, mine and open': 'assignee=agent3@example.com',
  'list, nobody, spam': 'assignee=nobody&state=spam',
  'list, unread': 'unread=1',
  'list, one day of old': 'state=any&from=OLD&to=OLD',
  'search, common word': 'state=any&q=surge',
  'search, two common words': 'state=any&q=surge+generator',
  'search, common prefix': 'state=any&q=s',
  'search, common word, deep': 'state=any&q=surge&deep=1',
  'search, common word, rare state': 'state=spam&q=calibration&form=demo',
  'search, address': 'state=any&q=asha.4242%40example.com',
  'search, reference': 'state=any&q=DE-00F00D',
  'search, name': 'state=any&q=nov%C3%A1kov%C3%A1+chlo',
  'search, no hit': 'state=any&q=zirconium',
  'search, common and no hit': 'state=any&q=surge+zirconium',
};

async function measure(db: Db, filter: ListFilter, parameters: URLSearchParams) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await listSubmissions(db, filter, parseCursor(parameters));
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return {
    p50: times[Math.floor(rounds * 0.5)] ?? 0,
    p95: times[Math.floor(rounds * 0.95)] ?? 0,
  };
}

async function run(db: Db): Promise<void> {
  await migrate(db);
  const started = performance.now();
  await seedSubmissions(db, count);
  await sql`analyze`.execute(db);
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n${engineOf(db)}: ${count} submissions in ${seconds.toFixed(1)} s`);
  const old = new Date(Date.now() - count * 30_000).toISOString().slice(0, 10);
  const deepAt = Date.now() - count * 45_000;
  const deep = `${deepAt}-00000000-0000-0000-0000-000000000000`;
  let worst = 0;
  for (const [name, question] of Object.entries(questions)) {
    const parameters = new URLSearchParams(question.replaceAll('OLD', old));
    if (parameters.has('deep')) parameters.set('older', deep);
    const { p50, p95 } = await measure(db, parseListFilter(parameters), parameters);
    worst = Math.max(worst, p95);
    console.log(
      `${name.padEnd(34)} p50 ${p50.toFixed(1).padStart(6)} ms  p95 ${p95.toFixed(1).padStart(6)} ms`,
    );
  }
  console.log(`worst p95 ${worst.toFixed(1)} ms`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-inbox-'));
const sqlite = openDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined });
await run(sqlite);
await sqlite.destroy();
rmSync(dataDir, { recursive: true, force: true });

const server = await startPostgres();
const postgres = openDatabase({ DATA_DIR: dataDir, DATABASE_URL: server.url });
await run(postgres);
await postgres.destroy();
await server.stop();
