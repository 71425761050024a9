import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { createReadiness } from './readiness.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'readiness-'));
let db: Db;
beforeAll(async () => {
  db = openDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined });
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

function open(readFreeBytes = async () => 1e9) {
  const lines: string[] = [];
  const time = { now: 0 };
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const isReady = createReadiness({ db, dataDir, log, readFreeBytes, clock: () => time.now });
  return { isReady, lines, time };
}

test('a database that takes no writes is not ready, says why once, and recovers', async () => {
  const { isReady, lines, time } = open();
  await sql`pragma query_only = 1`.execute(db);
  expect(await isReady()).toBe(false);
  expect(await isReady()).toBe(false);
  await sql`pragma query_only = 0`.execute(db);
  expect(await isReady()).toBe(true);
  await sql`pragma query_only = 1`.execute(db);
  expect(await isReady(), 'a good answer is kept for a while').toBe(true);
  time.now += 5_000;
  expect(await isReady()).toBe(false);
  await sql`pragma query_only = 0`.execute(db);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'not ready: the database takes no writes',
    'ready again: the database takes writes',
    'not ready: the database takes no writes',
  ]);
  expect(lines[0]).toContain('readonly');
});

test('a disk without room for an attachment is not ready, although a small write succeeds', async () => {
  const { isReady, lines } = open(async () => 1024 * 1024);
  expect(await isReady()).toBe(false);
  expect(lines[0]).toContain('The disk of DATA_DIR is full: 1024 KiB are free');
});

test('questions at the same time write once', async () => {
  let asked = 0;
  const { isReady } = open(async () => {
    asked++;
    return 1e9;
  });
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true]);
  expect(asked).toBe(1);
});
