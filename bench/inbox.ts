import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openStaffAccounts } from '../src/server/auth/openStaffAccounts.ts';
import { parseEnv } from '../src/server/env.ts';
import { productsAskedMost } from '../src/server/figures/askedMost.ts';
import { countFigures } from '../src/server/figures/countFigures.ts';
import { figurePeriod } from '../src/server/figures/figurePeriod.ts';
import { parseCursor } from '../src/server/inbox/cursor.ts';
import { parseListFilter } from '../src/server/inbox/listFilter.ts';
import { listSubmissions } from '../src/server/inbox/listSubmissions.ts';
import { beside } from '../src/server/inbox/triage/beside.ts';
import { countLists, countOpenByForm } from '../src/server/inbox/triage/countLists.ts';

import { neighbours } from '../src/server/inbox/triage/neighbours.ts';
import { type Db, openDatabase } from '../src/server/store/database.ts';
import { dialectOf } from '../src/server/store/dialectOf.ts';
import { fillDueTimes } from '../src/server/store/fillDueTimes.ts';
import { migrate } from '../src/server/store/migrate.ts';
import { company } from '../src/site/company.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { startServer } from '../tests/support/server.ts';
import type { StoreEnv } from '../tests/support/stores.ts';
import { longestWait, measure, rounds } from './measure.ts';
import { saveResults, table } from './saveResults.ts';
import { seedSubmissions } from './seedSubmissions.ts';

const count = Number(process.env.COUNT ?? 100_000);
/** A server that has just started compiles what it runs. */
const pageWarmUps = 40;

/** Queries staff make, from everyday to worst case: many hits, none, and pages deep in the list. */
const questions: Record<string, string> = {
  'list, open': '',
  'list, any state': 'state=any',
  'list, deep': 'state=any&deep=1',
  'list, one form': 'state=any&form=join',
  'list, one form and state': 'form=quote&state=in_progress',
  'list, mine and open': 'assignee=agent3@example.com',
  'list, nobody, spam': 'assignee=nobody&state=spam',
  'list, unread': 'unread=1',
  'view, mine by due': 'assignee=agent3@example.com&sort=due',
  'view, nobody’s by due': 'assignee=nobody&sort=due',
  'view, due today': 'due=today&sort=due',
  'view, one form by due': 'form=quote&sort=due',
  'view, by due, deep': 'sort=due&deep=1',
  'view, in progress, one form, mine, by due':
    'state=in_progress&form=quote&assignee=agent3@example.com&sort=due',
  'list, oldest': 'sort=oldest',
  'list, one day of old': 'state=any&from=OLD&to=OLD',
  'search, common word': 'state=any&q=surge',
  'search, two common words': 'state=any&q=surge+generator',
  'search, common prefix': 'state=any&q=s',
  'search, common word, deep': 'state=any&q=surge&deep=1',
  'search, common word, rare state': 'state=spam&q=calibration&form=demo',
  'search, address': 'state=any&q=asha.4242%40example.com',
  'search, reference': `state=any&q=${company.referencePrefix}-00F00D`,
  'search, name': 'state=any&q=nov%C3%A1kov%C3%A1+chlo',
  'search, no hit': 'state=any&q=zirconium',
  'search, common and no hit': 'state=any&q=surge+zirconium',
};

type Figures = Record<string, { p50: number; p95: number }>;

/** Runs every query against a database full of submissions. */
async function run(db: Db): Promise<Figures> {
  await migrate(db);
  await seedSubmissions(db, count);
  await fillDueTimes(db);
  // What PostgreSQL's own housekeeping has done by then.
  await (dialectOf(db) === 'postgres' ? sql`vacuum analyze` : sql`analyze`).execute(db);
  const old = new Date(Date.now() - count * 30_000).toISOString().slice(0, 10);
  const deepAt = Date.now() - count * 45_000;
  const deep = `${deepAt}-00000000-0000-0000-0000-000000000000`;
  const figures: Figures = {};
  for (const [name, question] of Object.entries(questions)) {
    const parameters = new URLSearchParams(question.replaceAll('OLD', old));
    if (parameters.has('deep')) parameters.set('older', deep);
    const filter = parseListFilter(parameters);
    const cursor = parseCursor(parameters);
    figures[name] = await measure(() => listSubmissions(db, filter, cursor));
    if (!parameters.has('deep') && !parameters.has('q'))
      figures[`total of: ${name}`] = await measure(() => countLists(db, [filter]));
  }
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .orderBy('created_at')
    .offset(Math.floor(count / 2))
    .limit(1)
    .executeTakeFirstOrThrow();
  figures['open by form'] = await measure(() => countOpenByForm(db));
  const byDue = parseListFilter(new URLSearchParams('sort=due'));
  figures['next and previous'] = await measure(() => neighbours(db, byDue, row));
  for (const weeks of ['12', '52']) {
    const period = figurePeriod(weeks, Date.now());
    async function count(): Promise<void> {
      await countFigures(db, period, Date.now());
      await productsAskedMost(db, period);
    }
    figures[`beside figures of ${weeks} weeks`] = await measure(count, { time: longestWait });
    figures[`page of figures: ${weeks} weeks`] = await measure(count);
  }
  figures['beside a submission'] = await measure(() => beside(db, row));
  return figures;
}

/** Fetches whole pages from a running server, signed in. */
async function runPages(env: StoreEnv): Promise<Figures> {
  const server = await startServer({ LOG_LEVEL: 'warn', ...env });
  const { accounts, close } = await openStaffAccounts(parseEnv(env));
  const password = await accounts.add('bench@example.com', 'reader', 'correct horse battery');
  await close();
  const signedIn = await fetch(`${server.url}/inbox/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'bench@example.com', password }),
    headers: { Origin: server.url },
    redirect: 'manual',
  });
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
  const headers = { Cookie: cookie.join('; ') };
  const figures: Figures = {};
  for (const name of ['list, open', 'search, common word', 'search, name'])
    figures[`page over HTTP: ${name}`] = await measure(
      async () => {
        const response = await fetch(`${server.url}/inbox?${questions[name]}`, { headers });
        const text = await response.text();
        if (!text.includes('Submissions |')) throw new Error(`Not the list: ${response.status}`);
      },
      { warmUps: pageWarmUps },
    );
  await server.stop();
  return figures;
}

/** Queries and pages on one database. */
async function runAll(env: StoreEnv): Promise<Figures> {
  const db = openDatabase(env, { patient: true });
  const figures = await run(db);
  await db.destroy();
  return { ...figures, ...(await runPages(env)) };
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-inbox-'));
const sqlite = await runAll({ DATA_DIR: dataDir });
const server = await startPostgres();
const postgres = await runAll({ DATA_DIR: dataDir, DATABASE_URL: server.url });
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

const show = (value: number | undefined) => (value ?? Number.NaN).toFixed(1);
const rows = Object.keys(sqlite).map((name) => [
  name,
  ...[sqlite[name], postgres[name]].flatMap((found) => [show(found?.p50), show(found?.p95)]),
]);
const asked = Object.keys(sqlite)
  .filter((name) => !name.startsWith('page'))
  .flatMap((name) => [sqlite[name], postgres[name]]);
const worst = Math.max(...asked.map((found) => found?.p95 ?? Number.NaN));
const head = ['Query', 'SQLite p50', 'p95', 'PostgreSQL p50', 'p95'];
saveResults(
  'Submissions and inbox',
  'Inbox',
  'node bench/inbox.ts',
  `${table(head, rows)}

Milliseconds, ${rounds} times each, over ${count.toLocaleString('en')} submissions. Worst p95 of a query: ${show(worst)} ms. Bar: below 50 ms. Figures are counted week by week, at most once a minute; “beside” is how long anybody else waits for a query meanwhile. The pages add the session check, rendering and HTTP; ${pageWarmUps} requests come before those measured.`,
);
