import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdLock } from '../support/holdLock.ts';
import { openSite, type Site } from '../support/site.ts';

let dataDir: string;
let site: Site;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lock-'));
  site = await openSite({ DATA_DIR: dataDir });
});
afterEach(async () => {
  await site.close();
  rmSync(dataDir, { recursive: true });
});

const send = (number: number) =>
  site.post('contact', { email: `a${number}@example.com`, message: 'x', _key: `key ${number}` });
const stored = () => site.services.db.selectFrom('submissions').select('reference').execute();

/** The slowest of 100 answers that read the database, in milliseconds. */
async function slowestRead(): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 100; index++) {
    const started = performance.now();
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
    await stored();
    times.push(performance.now() - started);
  }
  return Math.max(...times);
}

test('while another process locks the database, visitors are served and submissions wait', async () => {
  const lock = await holdLock(dataDir);
  const sent = Promise.all([1, 2, 3, 4, 5].map(send));
  // SQLite's own waiting would stop the process for seconds.
  expect(await slowestRead()).toBeLessThan(3_000);
  await lock.release();
  const answers = await sent;
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const references = await Promise.all(answers.map(async (one) => (await one.json()).reference));
  expect((await stored()).map(({ reference }) => reference).sort()).toEqual(references.sort());
});

test('a lock that outlasts the patience answers 503 to all, and nothing half is stored', async () => {
  const lock = await holdLock(dataDir);
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => send(index)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  // Those that arrive while others wait share the next try of 5 s; one each would take 200 s.
  expect(performance.now() - started).toBeLessThan(100_000);
  await lock.release();
  expect(await stored()).toEqual([]);
  expect((await send(1)).status).toBe(201);
});
