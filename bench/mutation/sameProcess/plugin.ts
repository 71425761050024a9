import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { areas } from '../areas.ts';
import { atEnd, beginFile, type Case, cases, hooks } from './collect.ts';

/** What the changed code and its tests tell each other, as Stryker writes it into the code. */
interface Switch {
  activeMutant?: string | undefined;
  /** The same as a number, which is quicker to compare. */
  active?: number | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: unknown;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

interface MutantRun {
  activeMutant: { id: string };
  testFilter?: readonly string[];
  hitLimit?: number;
  mutantActivation: 'runtime' | 'static';
  /** Whether what a file does on loading must be done anew. */
  reloadEnvironment: boolean;
}

const collector = new URL('./collect.ts', import.meta.url).href;
const area = areas.find(({ name }) => name === process.env.MUTATED_AREA);
const testFiles = () =>
  globSync(`${area?.folder}/**/*.test.ts`)
    .filter((path) => !area?.slowTests?.some((name) => path.endsWith(`/${name}`)))
    .toSorted();
const state: Switch = {};
(globalThis as Record<string, unknown>).__stryker__ = state;

function activate(id: string | undefined): void {
  state.activeMutant = id;
  state.active = id === undefined ? undefined : Number(id);
}

/** Whether the tests run to see which code each of them reaches. */
let isCounting = false;

/** Code as Stryker changed it, but quick: it counts nothing, and asks for its change inline. */
const quick = (code: string) =>
  code
    .replaceAll(/stryCov_9fa48\([^()]*\)(?:, |;)/g, '')
    .replaceAll(
      /stryMutAct_9fa48\("(\d+)"\)/g,
      (call, id) => `(globalThis.__stryker__.active === ${id} && ${call})`,
    );

/** How long each test took without a change, in ms. */
const took = new Map<string, number>();

/** Part of every file's address, so that raising it loads them all anew. */
let load = 0;

async function loadTests(files = testFiles()): Promise<void> {
  load++;
  cases.length = 0;
  hooks.length = 0;
  for (const path of files) {
    beginFile(path);
    await import(pathToFileURL(join(process.cwd(), path)).href);
  }
}

async function runHooks(when: (typeof hooks)[number]['when'], file: string): Promise<void> {
  for (const hook of hooks) if (hook.when === when && hook.file === file) await hook.run();
}

/** Far more than any of these tests takes, also on a busy machine. */
const patience = 8_000;

/** What went wrong, or nothing. */
async function problemOf(work: () => unknown): Promise<string | undefined> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('It waits for ever')), patience);
  try {
    await Promise.race([work(), late.promise]);
    return undefined;
  } catch (error) {
    return String(error) || 'failed';
  } finally {
    clearTimeout(timer);
  }
}

/** What a test says of the code as it is now; undefined if it passes. */
async function failureOf({ run, file }: Case): Promise<string | undefined> {
  const failed = await problemOf(async () => {
    await runHooks('beforeEach', file);
    await run();
  });
  const after = await problemOf(() => runHooks('afterEach', file));
  for (const finish of atEnd.splice(0).toReversed()) await problemOf(finish);
  return failed ?? after;
}

/** The first failure of the tests asked for. */
async function firstFailure({ activeMutant, testFilter, mutantActivation, hitLimit }: MutantRun) {
  let nrOfTests = 0;
  // The quickest first: most changes are noticed by several tests.
  const asked = cases
    .filter(({ id }) => !testFilter || testFilter.includes(id))
    .toSorted((a, b) => (took.get(a.id) ?? 0) - (took.get(b.id) ?? 0));
  const byFile = Map.groupBy(asked, ({ file }) => file);
  for (const [file, tests] of byFile) {
    await runHooks('beforeAll', file);
    try {
      for (const one of tests) {
        nrOfTests++;
        activate(activeMutant.id);
        const failureMessage = await failureOf(one);
        if (hitLimit !== undefined && (state.hitCount ?? 0) > hitLimit)
          return { status: 'timeout', reason: 'it never ends' };
        if (failureMessage === undefined) continue;
        activate(undefined);
        // The change has left something behind, so nothing that follows could be trusted: Stryker
        // starts a new process and asks there again.
        if (area?.isPure && mutantActivation === 'runtime' && (await failureOf(one)))
          process.exit(1);
        return { status: 'killed', killedBy: [one.id], failureMessage, nrOfTests };
      }
    } finally {
      activate(undefined);
      await problemOf(() => runHooks('afterAll', file));
    }
  }
  return { status: 'survived', nrOfTests };
}

async function mutantRun(asked: MutantRun) {
  const { activeMutant, testFilter, mutantActivation, reloadEnvironment } = asked;
  activate(mutantActivation === 'static' ? activeMutant.id : undefined);
  state.hitCount = 0;
  state.hitLimit = asked.hitLimit;
  try {
    if (!area?.isPure) {
      const needed = testFilter && new Set(testFilter.map((id) => id.split('#')[0]));
      await loadTests(testFiles().filter((file) => !needed || needed.has(file)));
    } else if (reloadEnvironment || cases.length === 0) await loadTests();
    if (cases.length === 0) return { status: 'error', errorMessage: 'no tests were loaded' };
    return await firstFailure(asked);
  } catch (error) {
    return { status: 'killed', killedBy: [], failureMessage: String(error), nrOfTests: 0 };
  }
}

async function dryRun() {
  isCounting = true;
  await loadTests();
  const tests: object[] = [];
  for (const [file, own] of Map.groupBy(cases, (one) => one.file)) {
    await runHooks('beforeAll', file);
    for (const one of own) {
      const started = performance.now();
      state.currentTestId = one.id;
      const failureMessage = await failureOf(one);
      state.currentTestId = undefined;
      const told = { id: one.id, name: one.name, fileName: join(process.cwd(), file) };
      const timeSpentMs = performance.now() - started;
      took.set(one.id, timeSpentMs);
      tests.push({ ...told, timeSpentMs, status: failureMessage ? 1 : 0, failureMessage });
    }
    await runHooks('afterAll', file);
  }
  isCounting = false;
  if (area?.isPure) await loadTests();
  return { status: 'complete', tests, mutantCoverage: state.mutantCoverage };
}

function createRunner() {
  // Only now is this process in the folder with the changed code.
  const ours = ['src/', 'tests/'].map((folder) => pathToFileURL(join(process.cwd(), folder)).href);
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'vitest' && context.parentURL !== collector)
        return { url: collector, shortCircuit: true };
      const found = next(specifier, context);
      const isOurs = ours.some((folder) => found.url.startsWith(folder));
      return isOurs ? { ...found, url: `${found.url}?load=${load}` } : found;
    },
    load(url, context, next) {
      const found = next(url, context);
      if (isCounting || !url.includes('?load=') || !found.source) return found;
      return { ...found, source: quick(Buffer.from(found.source as Uint8Array).toString()) };
    },
  });
  return { capabilities: () => ({ reloadEnvironment: true }), dryRun, mutantRun };
}
createRunner.inject = [] as const;

/**
 * Runs tests in the process that Stryker starts, which takes milliseconds. Vitest would start a
 * thread for each change and load everything anew, the libraries too.
 */
export const strykerPlugins = [{ kind: 'TestRunner', name: 'same-process', factory: createRunner }];
