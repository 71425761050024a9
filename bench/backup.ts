import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../src/server/store/database.ts';
import { migrate } from '../src/server/store/migrate.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import type { StoreEnv } from '../tests/support/stores.ts';
import { saveResults, table } from './measuring.ts';
import { seedSubmissions } from './seedSubmissions.ts';

const count = Number(process.env.BENCH_ATTACHMENTS ?? 100);
const attachmentBytes = 5 * 1000 * 1000;
const pdfStart = Buffer.from('%PDF-');
const pdfEnd = Buffer.from('\n%%EOF');
/** Needs room for three copies of the data, and as much again for the databases' logs. */
const folder = mkdtempSync(join(tmpdir(), 'bench-backup-'));
const file = join(folder, 'copy.jsonl.gz.enc');

/** PDFs of random bytes, which do not compress. */
async function seed(env: StoreEnv): Promise<void> {
  const db = openDatabase(env, { patient: true });
  await migrate(db);
  await seedSubmissions(db, count);
  const rows = await db.selectFrom('submissions').select('id').limit(count).execute();
  for (const { id } of rows)
    await db
      .insertInto('attachments')
      .values({
        id: randomUUIDv7(),
        submission_id: id,
        name: 'cv.pdf',
        type: 'application/pdf',
        size: attachmentBytes,
        content: Buffer.concat([pdfStart, randomBytes(attachmentBytes - 11), pdfEnd]),
      })
      .execute();
  await db.destroy();
}

/** The most memory a process has used so far. */
function peakMegabytes({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

async function measure(command: string, parameters: string[], env: StoreEnv) {
  const started = performance.now();
  const child = spawn(process.execPath, [`scripts/commands/${command}.ts`, ...parameters], {
    env: { ...process.env, ...env, BACKUP_PASSPHRASE: 'for measuring only' },
    stdio: 'inherit',
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, peakMegabytes(child));
  }, 50);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} failed`);
  return { seconds: (performance.now() - started) / 1000, peak };
}

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function run(engine: string, from: StoreEnv, to: StoreEnv): Promise<void> {
  await seed(from);
  const made = await measure('backup', [file], from);
  const read = await measure('restore', [file], to);
  const proved = await measure('backup', ['--prove', file], to);
  const rows = [
    ['backup', made.peak.toFixed(0), made.seconds.toFixed(0)],
    ['restore', read.peak.toFixed(0), read.seconds.toFixed(0)],
    ['proof', proved.peak.toFixed(0), proved.seconds.toFixed(0)],
  ];
  const size = (statSync(file).size / 1e9).toFixed(1);
  saveResults(
    `Backup and restore, ${engine}`,
    'node bench/backup.ts',
    `${table(['Command', 'Most memory, MB', 'Seconds'], rows)}\n\n${count} attachments of 5 MB of random bytes, encrypted; the file has ${size} GB.`,
  );
}

const postgres = await startPostgres();
try {
  const database = async (name: string) => ({
    DATA_DIR: folder,
    DATABASE_URL: await createDatabase(postgres.url, name),
  });
  await run('PostgreSQL', await database('source'), await database('copy'));
} finally {
  await postgres.stop();
}
try {
  const inFolder = (name: string) => ({ DATA_DIR: join(folder, name) });
  await run('SQLite', inFolder('source'), inFolder('copy'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
