import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/server/db/database.ts';
import { flood, type Posted, postEnquiry } from '../support/flood.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';
import { describeStores, type StoreEnv } from '../support/stores.ts';

const quiet = { LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' };
const accepted = (posted: readonly Posted[]) => posted.filter(({ status }) => status === 201);

/** Every acknowledged submission is there once, whole, under the reference it was given. */
async function expectKept(env: StoreEnv, posted: readonly Posted[]): Promise<void> {
  const db = openDatabase(env);
  const rows = await db.selectFrom('submissions').select(['id', 'reference', 'fields']).execute();
  const mails = await db.selectFrom('outbox').select('submission_id').execute();
  const events = await db.selectFrom('submission_events').select('submission_id').execute();
  await db.destroy();
  const references = new Map(rows.map((row) => [JSON.parse(row.fields).message, row.reference]));
  expect(references.size).toBe(rows.length);
  const lost = accepted(posted).filter(({ key, reference }) => references.get(key) !== reference);
  expect(lost).toEqual([]);
  expect(mails.length).toBe(2 * rows.length);
  expect(events.length).toBe(rows.length);
}

describeStores('nothing acknowledged is lost', (stores) => {
  test('when the server is killed in a flood; and what was not acknowledged can be sent again', async () => {
    const env = await stores.fresh();
    const first = await startServer({ ...quiet, ...env });
    const killAfter = 100 + Math.floor(Math.random() * 200);
    let dead = false;
    const posted = await flood(first.url, 'kill', (_posted, all) => {
      if (!dead && accepted(all).length >= killAfter) {
        dead = true;
        first.process.kill('SIGKILL');
      }
      return dead ? 'stop' : 'go on';
    });
    expect(accepted(posted).length).toBeGreaterThanOrEqual(killAfter);

    const second = await startServer({ ...quiet, ...env });
    await expectKept(env, posted);
    const again = await Promise.all(
      posted.map(({ key }) => postEnquiry(second.url, key, Number(key.split('-')[1]))),
    );
    expect(accepted(again).length).toBe(posted.length);
    await expectKept(env, [...posted, ...again]);
    await second.stop();
  }, 60_000);
});

test('a full disk refuses what it cannot keep, and keeps what it acknowledged', async () => {
  const env = { DATA_DIR: join(tmpdir(), `full-${process.pid}`) };
  // No file of this server may grow beyond a few megabytes: what a full disk looks like to it.
  const full = await startServer({ ...quiet, ...env }, "trap '' XFSZ; ulimit -f 6144");
  let refused = 0;
  const posted = await flood(full.url, 'full', ({ status }) => {
    expect([201, 503]).toContain(status);
    if (status === 503) refused++;
    return refused >= 20 ? 'stop' : 'go on';
  });
  expect(accepted(posted).length).toBeGreaterThan(10);
  expect((await fetch(`${full.url}/api/health`)).status).toBe(200);
  expect((await fetch(`${full.url}/about`)).status).toBe(200);
  await full.stop();

  const roomy = await startServer({ ...quiet, ...env });
  await expectKept(env, posted);
  const again = await postEnquiry(roomy.url, 'with room', 1);
  expect(again.status).toBe(201);
  await roomy.stop();
  rmSync(env.DATA_DIR, { recursive: true, force: true });
}, 60_000);

test('PostgreSQL stopped in mid-flight is 503 until it is back, and nothing acknowledged is lost', async () => {
  const postgres = await startPostgres();
  const env = { DATA_DIR: tmpdir(), DATABASE_URL: postgres.url };
  const server = await startServer({ ...quiet, ...env });
  let halted: Promise<void> | undefined;
  let refused = 0;
  const posted = await flood(server.url, 'halt', ({ status }, all) => {
    expect([201, 503]).toContain(status);
    if (!halted && accepted(all).length >= 100) halted = postgres.halt();
    if (status === 503) refused++;
    return refused >= 20 ? 'stop' : 'go on';
  });
  await halted;
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(503);
  await postgres.resume();
  await expectKept(env, posted);
  const again = await postEnquiry(server.url, 'after', 1);
  expect(again.status).toBe(201);
  await server.stop();
  await postgres.stop();
}, 60_000);
