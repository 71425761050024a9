import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { releasesIn } from '../scripts/build/releases.ts';
import { openDatabase } from '../src/server/store/database.ts';
import { freePort } from '../tests/support/freePort.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { type RunningServer, startRelease } from '../tests/support/server.ts';
import { saveResults, table } from './saveResults.ts';
import { balance } from './scale/balance.ts';
import { createVisitors } from './scale/visitors.ts';

/**
 * Three instances on PostgreSQL behind nginx. Every minute one is killed and started again;
 * half-way PostgreSQL is restarted; towards the end every instance is replaced, one by one. With a
 * folder as argument, the release in it is the one that is replaced.
 */
const minutes = Number(process.env.BENCH_MINUTES ?? 10);
const perSecond = Number(process.env.BENCH_PER_SECOND ?? 40);
const minute = 60_000;

const release = resolve(releasesIn().current() ?? '');
const dataDir = mkdtempSync(join(tmpdir(), 'scale-data-'));
const postgres = await startPostgres();
const ports = [await freePort(), await freePort(), await freePort()];
const instances: RunningServer[] = [];
let running = resolve(process.argv[2] ?? release);
const start = (index: number) =>
  startRelease(running, {
    ...{
      PORT: String(ports[index]),
      DATABASE_URL: postgres.url,
      DATA_DIR: join(dataDir, `${index}`),
    },
    ...{ TRUSTED_PROXIES: '127.0.0.1', SUBMISSIONS_PER_HOUR: '3600', LOG_LEVEL: 'warn' },
    SHUTDOWN_DELAY_SECONDS: '5',
  });
for (const index of ports.keys()) instances[index] = await start(index);
const nginx = await balance(ports);
const visitors = createVisitors(nginx.url, Date.now().toString(36));
const deeds: string[] = [];
const began = performance.now();
const note = (what: string) => {
  deeds.push(what);
  console.log(`${Math.round((performance.now() - began) / 1000)} s: ${what}`);
};

async function killOne(index: number): Promise<void> {
  note(`instance ${index + 1} killed`);
  instances[index]?.process.kill('SIGKILL');
  await delay(3_000);
  instances[index] = await start(index);
}

async function restartPostgres(): Promise<void> {
  note('PostgreSQL restarted');
  await postgres.halt();
  await postgres.resume();
}

async function replaceAll(): Promise<void> {
  running = release;
  for (const index of ports.keys()) {
    note(`instance ${index + 1} replaced`);
    await instances[index]?.stop();
    instances[index] = await start(index);
  }
}

async function trouble(): Promise<void> {
  for (let at = 0; at < minutes; at++) {
    await delay(began + at * minute + minute / 2 - performance.now());
    await killOne(at % ports.length);
    if (at === Math.floor(minutes / 2)) await restartPostgres();
    if (at === minutes - 2) await replaceAll();
  }
}

async function traffic(): Promise<void> {
  const open = new Set<Promise<void>>();
  for (let tick = 1; tick <= minutes * 600; tick++) {
    for (let count = 0; count < perSecond / 10; count++) {
      const visit = visitors.visit();
      open.add(visit);
      visit.finally(() => open.delete(visit));
    }
    await delay(Math.max(0, began + tick * 100 - performance.now()));
  }
  await Promise.all(open);
}

await Promise.all([traffic(), trouble()]);

const db = openDatabase({ DATABASE_URL: postgres.url, DATA_DIR: dataDir });
const rows = await db.selectFrom('submissions').select(['name', 'reference']).execute();
const mails = await db.selectFrom('outbox').select('id').execute();
await db.destroy();
const stored = new Map(rows.map(({ name, reference }) => [name, reference]));
const { acknowledged, failed, times } = visitors;
const lost = acknowledged.filter(({ key, reference }) => stored.get(key) !== reference);
const twice = rows.length - stored.size;

nginx.stop();
for (const instance of instances) await instance.stop();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });

const quantile = (values: number[], share: number) =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(1);
const count = (word: string) => deeds.filter((deed) => deed.endsWith(word)).length;
saveResults(
  'Server',
  'Three instances that fail',
  'node bench/scale.ts',
  `${table(
    ['', 'Requests', 'p50, ms', 'p99, ms', 'p99.9, ms'],
    Object.entries(times).map(([name, values]) => [
      ...[name, String(values.length), quantile(values, 0.5)],
      ...[quantile(values, 0.99), quantile(values, 0.999)],
    ]),
  )}

Acknowledged: ${acknowledged.length}; of these lost: ${lost.length}; stored twice: ${twice}; mails: ${mails.length} for ${rows.length} submissions. Forms sent again after an error: ${visitors.repeats()}. Other answers than expected: ${failed.length}.

Three instances on PostgreSQL behind nginx, ${minutes} minutes of ${perSecond} requests a second, all on this machine. Meanwhile ${count('killed')} times an instance was killed and started again 3 s later, PostgreSQL was restarted, and ${count('replaced')} instances were replaced. A form's time includes sending it again.`,
);
if (lost.length + twice + failed.length > 0) {
  console.error([...new Set(failed)].slice(0, 20).join('\n'), lost.slice(0, 5));
  process.exitCode = 1;
}
