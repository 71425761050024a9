import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { releasesIn } from '../../scripts/build/releases.ts';
import { openBalancer } from '../support/balancer.ts';
import { startRelease } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'replacing-'));
afterAll(() => rmSync(folder, { recursive: true }));

const perSecond = 100;
const pages = ['/', '/about', '/contact', '/instruments', '/search?q=surge', '/api/heroes'];

/** Requests pages at a steady rate, posts an enquiry now and then, and records the responses. */
function startVisitors(url: string) {
  const answers: Promise<string>[] = [];

  async function visit(number: number): Promise<string> {
    const isPost = number % 25 === 0;
    const path = isPost ? '/api/submissions/contact' : (pages[number % pages.length] ?? '/');
    const enquiry = { email: `v${number}@example.com`, message: `Enquiry ${number}` };
    const headers = { 'Content-Type': 'application/json' };
    const init = isPost ? { method: 'POST', body: JSON.stringify(enquiry), headers } : {};
    try {
      const response = await fetch(url + path, init);
      await response.arrayBuffer();
      return `${isPost ? 'POST' : 'GET'} ${response.status}`;
    } catch (error) {
      return `${path} failed: ${error}`;
    }
  }

  const timer = setInterval(() => answers.push(visit(answers.length)), 1000 / perSecond);
  return {
    count: () => answers.length,
    async stop(): Promise<string[]> {
      clearInterval(timer);
      return Promise.all(answers);
    },
  };
}

/** Copies the built release into the test's own folder. */
function addRelease(name: string): string {
  const releases = releasesIn(folder);
  cpSync(releasesIn().current() ?? '', join(folder, 'work', name), { recursive: true });
  releases.add(join(folder, 'work', name));
  return releases.current() ?? '';
}

test('replacing an instance with another release fails no request', async () => {
  const env = {
    DATA_DIR: join(folder, 'data'),
    SUBMISSIONS_PER_HOUR: '3600',
    SHUTDOWN_DELAY_SECONDS: '1',
    LOG_LEVEL: 'error',
  };
  const balancer = await openBalancer();
  const old = await startRelease(addRelease('1'), env);
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
  const wrong = answers.filter((answer) => answer !== 'GET 200' && answer !== 'POST 201');
  expect(wrong).toEqual([]);
  expect(answers.filter((answer) => answer === 'POST 201').length).toBeGreaterThan(10);
  expect(oldInstance.answered + nextInstance.answered).toBe(answers.length);
  balancer.close();
  await next.stop();
});
