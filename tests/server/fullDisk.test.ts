import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectAllStored } from '../support/expectAllStored.ts';
import { accepted, generateLoad, resend } from '../support/generateLoad.ts';
import { mountTmpfs } from '../support/mountTmpfs.ts';
import { between, randomFrom, seed } from '../support/random.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const quiet = { LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' };
const random = randomFrom(seed);

/** Posts until the full store has refused 20 times; every response must be 201 or 503. */
async function fill(server: RunningServer) {
  let refused = 0;
  const posted = await generateLoad(server.url, 'full', ({ status }) => {
    expect([201, 503]).toContain(status);
    if (status === 503) refused++;
    return refused >= 20 ? 'stop' : 'continue';
  });
  expect(accepted(posted).length).toBeGreaterThan(10);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  return posted;
}

const mayMount = process.getuid?.() === 0;

test.skipIf(!mayMount)(
  `a full disk causes 503 and no loss, and the server recovers once there is space, TEST_SEED=${seed}`,
  async ({ skip }) => {
    const disk = mountTmpfs(between(random, 4, 8));
    if (!disk) return skip('this root account may not mount a file system');
    const env = { DATA_DIR: disk.path };
    const server = await startServer({ ...quiet, ...env });
    const posted = await fill(server);
    const ready = async () => (await fetch(`${server.url}/api/health/ready`)).status;
    expect(await ready()).toBe(503);
    disk.resize(200);
    expect(await ready()).toBe(200);
    await expectAllStored(env, posted);
    const again = await Promise.all(posted.map((one) => resend(server.url, one)));
    expect(accepted(again).length).toBe(posted.length);
    await expectAllStored(env, [...posted, ...again]);
    expect(await server.stop()).toBe(0);
    disk.unmount();
  },
  60_000,
);

// Without the right to mount, a file size limit provokes the same fault.
test.skipIf(mayMount)(
  'a file size limit acts like a full disk',
  async () => {
    const env = { DATA_DIR: join(tmpdir(), `full-${process.pid}`) };
    const limit = between(random, 4000, 8000);
    const full = await startServer({ ...quiet, ...env }, `trap '' XFSZ; ulimit -f ${limit}`);
    const posted = await fill(full);
    await full.stop();

    const roomy = await startServer({ ...quiet, ...env });
    await expectAllStored(env, posted);
    const again = await Promise.all(posted.map((one) => resend(roomy.url, one)));
    expect(accepted(again).length).toBe(posted.length);
    await roomy.stop();
    rmSync(env.DATA_DIR, { recursive: true, force: true });
  },
  60_000,
);
