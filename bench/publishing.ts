import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCheckout } from '../tests/support/startCheckout.ts';
import { isRight, startVisitors } from '../tests/support/startVisitors.ts';
import { quantile, saveResults, table } from './measuring.ts';

/** Publications of one changed sentence by staff, one after another, while visitors come. */
const publications = Number(process.env.BENCH_PUBLICATIONS ?? 50);
const sampleMilliseconds = 500;

function descendants(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return text
      ? text.split(' ').flatMap((child) => [Number(child), ...descendants(Number(child))])
      : [];
  } catch {
    return [];
  }
}

/** What a process and all that it started take, without what they share, in megabytes. */
function megabytes(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
    } catch {
      return 0;
    }
  });
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}

const isPublisher = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('publisher.ts');
  } catch {
    return false;
  }
};

const site = await startCheckout();
try {
  const build = () => {
    const started = performance.now();
    execFileSync(process.execPath, ['scripts/build.ts'], {
      cwd: site.folder,
      env: { ...process.env, PUBLISHER: 'off' },
      stdio: 'ignore',
    });
    return (performance.now() - started) / 1000;
  };
  appendFileSync(join(site.folder, 'src/content/help/install-surge-generator.md'), '\nNew.\n');
  const built = build();

  let most = 0;
  const sampling = setInterval(() => {
    const publisher = descendants(site.process.pid ?? 0).find(isPublisher);
    if (publisher) most = Math.max(most, megabytes([publisher, ...descendants(publisher)]));
  }, sampleMilliseconds);
  const visitors = startVisitors(site.url);
  const seconds: number[] = [];
  for (let turn = 0; turn < publications; turn++) {
    const started = performance.now();
    const done = await site.publish(`HR Intern ${turn}`);
    if (done?.state !== 'live') throw new Error(done?.error_text ?? 'not published');
    seconds.push((performance.now() - started) / 1000);
  }
  const answers = await visitors.stop();
  clearInterval(sampling);
  const failed = answers.filter((answer) => !isRight(answer)).length;
  const p99 = quantile(visitors.milliseconds, 0.99);
  const rows = [
    ['`npm run build` after one changed sentence', `${built.toFixed(1)} s`, ''],
    [
      'from press to live, median',
      `${quantile(seconds, 0.5).toFixed(1)} s`,
      `${(2 * built).toFixed(1)} s`,
    ],
    ['from press to live, 95 %', `${quantile(seconds, 0.95).toFixed(1)} s`, ''],
    ["visitors' 99 % meanwhile", `${p99.toFixed(0)} ms`, '100 ms'],
    ['their requests', String(answers.length), ''],
    ['of these failed', String(failed), '0'],
    ['most memory of the publisher and its build', `${most} MB`, ''],
    ['releases left', String(readdirSync(join(site.folder, 'dist/releases')).length), '3'],
  ];
  saveResults(
    `${publications} publications under load`,
    'node bench/publishing.ts',
    table(['What', 'Measured', 'Bar'], rows),
  );
} finally {
  await site.stop();
}
