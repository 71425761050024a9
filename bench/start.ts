import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../tests/support/freePort.ts';
import { saveResults, table } from './measuring.ts';

/** A fresh clone of the last commit: its first start, the next one, and a build after one sentence. */
const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
const sentenceIn = 'src/content/help/install-surge-generator.md';

async function secondsOf(work: () => unknown): Promise<string> {
  const started = performance.now();
  await work();
  return ((performance.now() - started) / 1000).toFixed(1);
}

/** From the command to the first page served. */
async function start(): Promise<string> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), LOG_LEVEL: 'error' };
  // A group of its own: npm starts a shell, which starts the server.
  const npm = spawn('npm', ['start'], { cwd: folder, env, detached: true, stdio: 'inherit' });
  const ended = once(npm, 'exit');
  let failed = false;
  ended.then(() => {
    failed = true;
  });
  const isServed = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.ok,
      () => false,
    );
  const seconds = await secondsOf(async () => {
    while (!(await isServed())) {
      if (failed) throw new Error('npm start ended');
      await delay(20);
    }
  });
  process.kill(-(npm.pid ?? 0), 'SIGTERM');
  await ended;
  return seconds;
}

try {
  execFileSync('git', ['clone', '--quiet', '.', folder]);
  const rows = [
    ['`npm start` in a fresh clone', await start(), '120'],
    ['`npm start` of a built site', await start(), ''],
  ];
  appendFileSync(join(folder, sentenceIn), '\nThis sentence is new.\n');
  const build = await secondsOf(() =>
    execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'inherit' }),
  );
  rows.push(['`npm run build` after one changed sentence', build, '25']);
  saveResults('Start and change', 'node bench/start.ts', table(['What', 'Seconds', 'Bar'], rows));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
