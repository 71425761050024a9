import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { expectAllStored } from '../support/expectAllStored.ts';
import { accepted, generateLoad, resend } from '../support/generateLoad.ts';
import { startPostgres } from '../support/postgres.ts';
import { between, randomFrom, seed } from '../support/random.ts';
import { startServer } from '../support/server.ts';
import { signInOver } from '../support/signInOver.ts';
import { describeStores } from '../support/stores.ts';

const quiet = { LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' };
const random = randomFrom(seed);

describeStores(`a process killed under load, TEST_SEED=${seed},`, (stores) => {
  test('loses nothing it acknowledged, and everything can be sent again', async () => {
    const env = await stores.fresh();
    const first = await startServer({ ...quiet, ...env });
    const killAfter = between(random, 50, 250);
    let dead = false;
    const posted = await generateLoad(first.url, 'kill', (_posted, all) => {
      if (!dead && accepted(all).length >= killAfter) {
        dead = true;
        first.process.kill('SIGKILL');
      }
      return dead ? 'stop' : 'continue';
    });
    expect(accepted(posted).length).toBeGreaterThanOrEqual(killAfter);

    const second = await startServer({ ...quiet, ...env });
    await expectAllStored(env, posted);
    const again = await Promise.all(posted.map((one) => resend(second.url, one)));
    expect(accepted(again).length).toBe(posted.length);
    await expectAllStored(env, [...posted, ...again]);
    await second.stop();
  });
});

/** What needs no database goes on; what needs it says so, with a page and when to come back. */
async function expectOnlyUnavailable(url: string, Cookie: string): Promise<void> {
  const Accept = 'text/html';
  const ask = (path: string, init: RequestInit = { headers: { Accept } }) =>
    fetch(url + path, init);
  const free = ['/', '/about', '/forms/contact', '/quote', '/search?q=surge', '/inbox/sign-in'];
  for (const path of free) expect((await ask(path)).status, path).toBe(200);
  expect((await ask('/api/health/ready')).status).toBe(503);
  for (const path of ['/forms/contact?draft=x', '/inbox']) {
    const answer = await ask(path, { headers: { Accept, Cookie } });
    expect(answer.status, path).toBe(503);
    expect(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0);
    expect(await answer.text(), path).toContain('This page is out of reach for a moment');
  }
  const body = new URLSearchParams({ email: 'a@example.com', password: 'of twelve characters' });
  const signIn = await ask('/inbox/sign-in', { method: 'POST', body, headers: { Origin: url } });
  expect(signIn.status).toBe(503);
  expect(signIn.headers.get('retry-after')).not.toBeNull();
}

test('while PostgreSQL is down the answer is 503, and nothing acknowledged is lost', async () => {
  const postgres = await startPostgres();
  const env = { DATA_DIR: tmpdir(), DATABASE_URL: postgres.url };
  const server = await startServer({ ...quiet, ...env });
  const cookie = await signInOver(server, env, 'reader');
  const haltAfter = between(random, 30, 150);
  let halted: Promise<void> | undefined;
  let refused = 0;
  const posted = await generateLoad(server.url, 'halt', ({ status }, all) => {
    expect([201, 503]).toContain(status);
    if (!halted && accepted(all).length >= haltAfter) halted = postgres.halt();
    if (status === 503) refused++;
    return refused >= 20 ? 'stop' : 'continue';
  });
  await halted;
  await expectOnlyUnavailable(server.url, cookie);
  await postgres.resume();
  await expectAllStored(env, posted);
  const again = await Promise.all(posted.map((one) => resend(server.url, one)));
  expect(accepted(again).length).toBe(posted.length);
  await expectAllStored(env, [...posted, ...again]);
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
  await server.stop();
  await postgres.stop();
});
