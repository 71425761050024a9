import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, otherBrowsers } from './browser.ts';
import { buildRelease } from './build/buildRelease.ts';

interface Outcome {
  passed: number;
  failed: number;
}

process.chdir(`${import.meta.dirname}/..`);
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const bin = (name: string) => `node_modules/.bin/${name}`;
const started = performance.now();

// Removed at the end with what the tests left in it. PostgreSQL's account writes here too.
const temporary = mkdtempSync(join(tmpdir(), 'tests-'));
chmodSync(temporary, 0o1777);
process.env.TMPDIR = temporary;

function run(command: string, ...parameters: string[]): boolean {
  return spawnSync(command, parameters, { stdio: 'inherit' }).status === 0;
}

/** A check without individual test cases counts as one. */
const asOne = (passed: boolean): Outcome => ({ passed: Number(passed), failed: Number(!passed) });

/** Reads a test runner's report. A runner that crashed before writing one counts as one failure. */
function counted(succeeded: boolean, file: string, read: (report: never) => Outcome): Outcome {
  try {
    const outcome = read(JSON.parse(readFileSync(file, 'utf8')) as never);
    return succeeded || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitest(): Outcome {
  const file = 'test-results/vitest.json';
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = run(bin('vitest'), 'run', ...reports);
  return counted(succeeded, file, (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
}

/** Where only the output is kept, nothing else tells what a page looked like when its test failed. */
function showFailedPages(): void {
  for (const file of globSync('test-results/*/error-context.md').slice(0, 3)) {
    const [snapshot = ''] = /```yaml.*?```/s.exec(readFileSync(file, 'utf8')) ?? [];
    console.log(`${file}\n${snapshot.slice(0, 8000)}`);
  }
}

function playwright(): Outcome {
  const executable = findBrowser();
  if (executable) process.env.CHROMIUM_PATH = executable;
  const succeeded = run(bin('playwright'), 'test');
  if (!succeeded) showFailedPages();
  return counted(
    succeeded,
    'test-results/e2e.json',
    (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
    }),
  );
}

async function buildIfStale(): Promise<Outcome> {
  await buildRelease({ onlyWhenStale: true });
  return asOne(true);
}

/** Takes one core for a minute, beside tests that mostly wait. */
function checkTypes(): Promise<Outcome> {
  const file = 'test-results/types.log';
  const said = openSync(file, 'w');
  const parameters = ['check', '--noSync', '--minimumFailingSeverity', 'hint'];
  const check = spawn(bin('astro'), parameters, { stdio: ['ignore', said, said] });
  return new Promise((resolve) => {
    check.once('close', (status) => {
      console.log(readFileSync(file, 'utf8'));
      resolve(asOne(status === 0));
    });
  });
}

async function typesAndTests(): Promise<Outcome> {
  const types = checkTypes();
  const tests = vitest();
  const { passed, failed } = await types;
  return { passed: tests.passed + passed, failed: tests.failed + failed };
}

const steps: [string, () => Outcome | Promise<Outcome>][] = [
  ['Format and lint', () => asOne(run(bin('biome'), 'ci', '--error-on-warnings', '.'))],
  ['Dead code', () => asOne(run(bin('knip')))],
  ['Build', buildIfStale],
  ['Types; unit, server and repository tests', typesAndTests],
  ['End-to-end tests', playwright],
];

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
let passed = 0;
let failed = 0;
for (const [name, step] of steps) {
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n== ${name} (after ${seconds} s)`);
  let outcome: Outcome;
  try {
    outcome = await step();
  } catch (error) {
    console.error(error);
    outcome = { passed: 0, failed: 1 };
  }
  passed += outcome.passed;
  failed += outcome.failed;
}
rmSync(temporary, { recursive: true, force: true });
for (const [name, command] of Object.entries(otherBrowsers))
  if (!command) console.log(`Left out: the journeys in ${name}, which is not installed.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
