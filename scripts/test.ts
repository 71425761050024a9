import { chmodSync, rmSync } from 'node:fs';
import { otherBrowsers } from './browser.ts';
import { check, newFolder } from './test/command.ts';
import { uncheckedSamples } from './test/proxies.ts';
import { emptyProjects, type Outcome, type Report } from './test/report.ts';
import { playwright, type TestRun, vitest } from './test/runners.ts';
import { filesAt, inGroups, testFiles } from './test/testFiles.ts';

/**
 * npm test [-- files and folders]: every check and test, or these tests only.
 * npm run check: what needs neither a build nor a browser.
 */
process.chdir(`${import.meta.dirname}/..`);
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const started = performance.now();

// Removed at the end with what the tests left in it. PostgreSQL's account writes here too.
const temporary = newFolder('tests');
chmodSync(temporary, 0o1777);
process.env.TMPDIR = temporary;

let passed = 0;
const failures: string[] = [];
function count(outcome: Outcome): void {
  passed += outcome.passed;
  failures.push(...outcome.failures);
}

const reports: Report[] = [];
async function tests(
  name: string,
  files: readonly string[],
  runner: (files: readonly string[]) => Promise<TestRun>,
): Promise<void> {
  if (files.length === 0) return;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n== ${name}: ${files.length} files (after ${seconds} s)`);
  const { report, ...outcome } = await runner(files);
  if (report) reports.push(report);
  count(outcome);
}

/** On two processors one is busy with the types all the while. */
async function checks(quickTests: readonly string[]): Promise<void> {
  async function others(): Promise<void> {
    count(await check('Format and lint', 'biome', ['ci', '--error-on-warnings', '.']));
    count(await check('Dead code', 'knip', []));
    await tests('Unit and repository tests', quickTests, vitest);
  }
  const types = ['check', '--minimumFailingSeverity', 'hint'];
  const typesChecked = check('Types', 'astro', types, { quietly: true }).then(count);
  await Promise.all([typesChecked, others()]);
}

async function build(): Promise<void> {
  console.log('\n== Build, if the last one is stale');
  const { buildRelease } = await import('./build/buildRelease.ts');
  await buildRelease({ onlyWhenStale: true });
}

async function onTheBuiltSite({ built, alone, inBrowser }: ReturnType<typeof inGroups>) {
  if (built.length + alone.length + inBrowser.length === 0) return;
  try {
    await build();
  } catch (error) {
    console.error(error);
    const unrun = [...built, ...alone, ...inBrowser].map((file) => `${file}: did not run`);
    failures.push('The site could not be built', ...unrun);
    return;
  }
  await tests('Tests of the built site', built, vitest);
  const endToEnd = (folder: string) => (files: readonly string[]) =>
    playwright(files, `test-results/${folder}`);
  await tests('Tests of the development server', alone, endToEnd('dev'));
  await tests('End-to-end tests', inBrowser, endToEnd('site'));
}

const missingBrowsers = Object.entries(otherBrowsers)
  .filter(([, command]) => !command)
  .map(([name]) => name);
const hasNoBrowser = missingBrowsers.length === Object.keys(otherBrowsers).length;
/** A project of which nothing can run where none of its browsers is installed. */
const leftOut = hasNoBrowser ? 'browsers' : '';

async function everything(): Promise<void> {
  const files = testFiles().filter((file) => !leftOut || !file.startsWith(`tests/${leftOut}/`));
  const groups = inGroups(files);
  await checks(groups.quick);
  await onTheBuiltSite(groups);
  const empty = emptyProjects(reports).filter((name) => name !== leftOut);
  failures.push(...empty.map((name) => `Project "${name}": no test of it ran`));
  for (const name of missingBrowsers)
    console.log(`Left out: the journeys in ${name}, which is not installed.`);
  for (const line of uncheckedSamples()) console.log(line);
}

async function only(paths: readonly string[]): Promise<void> {
  const files = testFiles();
  const unknown = paths.filter((path) => filesAt(path, files).length === 0);
  failures.push(...unknown.map((path) => `${path} names no file of tests and no folder with one`));
  if (unknown.length > 0) return;
  const groups = inGroups(
    files.filter((file) => paths.some((path) => filesAt(path, [file]).length)),
  );
  await tests('Unit and repository tests', groups.quick, vitest);
  await onTheBuiltSite(groups);
}

const [first, ...more] = process.argv.slice(2);
rmSync('test-results', { recursive: true, force: true });
try {
  if (first === undefined) await everything();
  else if (first === '--quick') await checks(inGroups(testFiles()).quick);
  else await only([first, ...more]);
} catch (error) {
  console.error(error);
  failures.push('The run broke off');
}
rmSync(temporary, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
