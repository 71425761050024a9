import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { migrate, migrateDatabase } from '../migrate.ts';
import { backupFolder } from '../privateFiles.ts';
import { isStoreDown, StoreError } from '../storeError.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'damaged-'));
  file = join(folder, 'site.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function start(): Promise<unknown> {
  try {
    const db = openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined });
    await migrate(db).finally(() => db.destroy());
    return 'started';
  } catch (error) {
    return error;
  }
}

const page = 4096;
test.each<[string, (whole: Buffer) => Buffer | string]>([
  ['text', () => 'This is not a database.'],
  ['cut', (whole) => whole.subarray(0, 3 * page)],
  ['a random header', (whole) => Buffer.concat([Buffer.alloc(100, 7), whole.subarray(100)])],
  ['zeroed pages', (whole) => Buffer.concat([whole.subarray(0, page), Buffer.alloc(50 * page)])],
])(
  'a database file that is damaged (%s) is refused by name, with what to do',
  async (_, damage) => {
    expect(await start()).toBe('started');
    writeFileSync(file, damage(readFileSync(file)));
    const error = await start();
    expect(error).toBeInstanceOf(StoreError);
    expect(String(error)).toContain(`${file} is damaged: `);
    expect(String(error)).toContain('npm run restore');
    expect(isStoreDown(error)).toBe(true);
  },
);

test('an empty database file is refused rather than taken for a new site', async () => {
  writeFileSync(file, '');
  expect(String(await start())).toContain(`${file} is empty`);
  rmSync(file);
  expect(await start()).toBe('started');
  expect(readdirSync(folder)).toEqual(['site.sqlite']);
});

test('a new database beside backups is warned about', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const env = { DATA_DIR: folder, DATABASE_URL: undefined };
  await migrateDatabase(env, log);
  expect(lines).toEqual([]);
  mkdirSync(backupFolder(folder));
  writeFileSync(join(backupFolder(folder), 'site-1.jsonl.gz'), '');
  await migrateDatabase(env, log);
  expect(lines.join()).toContain('there are backups, but the database has no accounts');
});
