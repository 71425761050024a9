import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { handOver } from '../../scripts/build/handOver.ts';
import { releasesIn } from '../../scripts/build/releases.ts';
import { openBalancer } from '../support/balancer.ts';
import { startRelease } from '../support/server.ts';
import { isRight, perSecond, startVisitors } from '../support/startVisitors.ts';

const folder = mkdtempSync(join(tmpdir(), 'replacing-'));
afterAll(() => rmSync(folder, { recursive: true }));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const releases = releasesIn(folder);

/** Names another release, with the same content. */
function addRelease(name: string): string {
  mkdirSync(join(folder, 'releases'), { recursive: true });
  symlinkSync(releasesIn().current() ?? '', join(folder, 'releases', name));
  releases.switchTo(name);
  return releases.current() ?? '';
}

const env = {
  DATA_DIR: join(folder, 'data'),
  RELEASES_DIR: folder,
  SUBMISSIONS_PER_HOUR: '3600',
  SHUTDOWN_DELAY_SECONDS: '5',
  LOG_LEVEL: 'error',
};

test('replacing an instance with another release fails no request', async () => {
  const balancer = await openBalancer();
  const first = addRelease('1');
  // The two know nothing of each other, as on two machines.
  const old = await startRelease(first, { ...env, RELEASES_DIR: join(folder, 'none') });
  const oldInstance = balancer.add(old.port);
  await expect.poll(() => oldInstance.ready).toBe(true);
  const visitors = startVisitors(balancer.url);
  await expect.poll(visitors.count).toBeGreaterThan(perSecond);

  const next = await startRelease(addRelease('2'), env);
  const nextInstance = balancer.add(next.port);
  await expect.poll(() => nextInstance.answered).toBeGreaterThan(0);
  expect(await old.stop()).toBe(0);
  const afterwards = visitors.count() + perSecond;
  await expect.poll(visitors.count).toBeGreaterThan(afterwards);

  const answers = await visitors.stop();
  expect(answers.filter((answer) => !isRight(answer))).toEqual([]);
  expect(answers.filter((answer) => answer === 'POST 201').length).toBeGreaterThan(10);
  expect(oldInstance.answered + nextInstance.answered).toBe(answers.length);
  balancer.close();
  await next.stop();
});

test('a server takes the next release by itself, fails no request and survives one that does not start', async () => {
  const server = await startRelease(addRelease('3'), env);
  const visitors = startVisitors(server.url);
  const ready = () => fetch(`${server.url}/api/health/ready`);
  async function pass(): Promise<void> {
    const afterwards = visitors.count() + perSecond;
    await expect.poll(visitors.count).toBeGreaterThan(afterwards);
  }
  const first = server.servingPid();

  mkdirSync(join(folder, 'releases/4/server'), { recursive: true });
  writeFileSync(join(folder, 'releases/4/server/serve.mjs'), 'process.exit(1);');
  releases.switchTo('4');
  await expect.poll(() => server.output.join('\n')).toContain('The release 4 did not start');
  await pass();
  expect(server.servingPid()).toBe(first);

  addRelease('5');
  await expect.poll(() => isRunning(first)).toBe(false);
  expect((await ready()).status).toBe(200);
  const second = server.servingPid();
  expect(second).not.toBe(first);
  await pass();

  // Killed while it starts: tried again.
  addRelease('6');
  await expect.poll(server.servingPid).not.toBe(second);
  const killed = server.servingPid();
  process.kill(killed, 'SIGKILL');
  expect((await ready()).status).toBe(200);
  await expect.poll(() => isRunning(second)).toBe(false);
  expect(server.servingPid()).not.toBe(killed);
  await pass();

  const answers = await visitors.stop();
  expect(answers.filter((answer) => !isRight(answer))).toEqual([]);
  expect(await server.stop()).toBe(0);
});

test('three servers that share a folder all take what is named in it, and none takes what one refuses', async () => {
  const before = addRelease('7');
  const servers = await Promise.all([0, 1, 2].map(() => startRelease(before, env)));
  const pids = servers.map((server) => server.servingPid());
  addRelease('8');
  const counts: string[] = [];
  expect(await handOver(before, (served, all) => counts.push(`${served} of ${all}`), folder)).toBe(
    true,
  );
  expect(counts.at(-1)).toBe('3 of 3');
  await expect.poll(() => pids.some(isRunning)).toBe(false);

  releases.switchTo('4');
  expect(await handOver(join(folder, 'releases/8'), undefined, folder)).toBe(false);
  expect(releases.current()).toBe(join(folder, 'releases/8'));
  for (const server of servers) expect((await fetch(server.url)).status).toBe(200);
  await Promise.all(servers.map((server) => server.stop()));
});
