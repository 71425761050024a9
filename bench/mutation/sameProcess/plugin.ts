import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { areas } from '../areas.ts';
import { beginFile, type Case, cases } from './collect.ts';

/** What the changed code and its tests tell each other, as Stryker writes it into the code. */
interface Switch {
  activeMutant?: string | undefined;
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

const sandbox = pathToFileURL(`${process.cwd()}/`).href;
const collector = new URL('./collect.ts', import.meta.url).href;
const area = areas.find(({ name }) => name === process.env.MUTATED_AREA);
const state: Switch = {};
(globalThis as Record<string, unknown>).__stryker__ = state;

/** Part of every file's address, so that raising it loads them all anew. */
let load = 0;

async function loadTests(anew = false): Promise<void> {
  if (!area || (cases.length > 0 && !anew)) return;
  cases.length = 0;
  load++;
  for (const path of globSync(`${area.folder}/**/*.test.ts`).toSorted()) {
    beginFile(path);
    await import(pathToFileURL(join(process.cwd(), path)).href);
  }
}

/** What a test says of the code as it is now; undefined if it passes. */
async function failureOf({ run }: Case): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return String(error) || 'failed';
  }
}

async function mutantRun(asked: MutantRun) {
  const { activeMutant, testFilter, hitLimit, mutantActivation, reloadEnvironment } = asked;
  state.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
  try {
    await loadTests(reloadEnvironment);
  } catch (error) {
    return { status: 'killed', killedBy: [], failureMessage: String(error), nrOfTests: 0 };
  }
  state.hitCount = 0;
  state.hitLimit = hitLimit;
  let nrOfTests = 0;
  for (const one of cases) {
    if (testFilter && !testFilter.includes(one.id)) continue;
    nrOfTests++;
    state.activeMutant = activeMutant.id;
    const failureMessage = await failureOf(one);
    if (hitLimit !== undefined && (state.hitCount ?? 0) > hitLimit)
      return { status: 'timeout', reason: 'it never ends' };
    if (failureMessage === undefined) continue;
    if (mutantActivation === 'runtime') {
      state.activeMutant = undefined;
      // The change has left something behind, so nothing that follows could be trusted: Stryker
      // starts a new process and asks there again.
      if (await failureOf(one)) process.exit(1);
    }
    return { status: 'killed', killedBy: [one.id], failureMessage, nrOfTests };
  }
  return { status: 'survived', nrOfTests };
}

async function dryRun() {
  await loadTests();
  const tests: object[] = [];
  for (const one of cases) {
    const { id, name, file } = one;
    const started = performance.now();
    state.currentTestId = id;
    const failureMessage = await failureOf(one);
    state.currentTestId = undefined;
    const told = { id, name, fileName: join(process.cwd(), file) };
    const timeSpentMs = performance.now() - started;
    tests.push({ ...told, timeSpentMs, status: failureMessage ? 1 : 0, failureMessage });
  }
  return { status: 'complete', tests, mutantCoverage: state.mutantCoverage };
}

function createRunner() {
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'vitest' && context.parentURL !== collector)
        return { url: collector, shortCircuit: true };
      const found = next(specifier, context);
      const isOurs =
        found.url.startsWith(`${sandbox}src/`) || found.url.startsWith(`${sandbox}tests/`);
      return isOurs ? { ...found, url: `${found.url}?load=${load}` } : found;
    },
  });
  return { capabilities: () => ({ reloadEnvironment: true }), dryRun, mutantRun };
}
createRunner.inject = [] as const;

/**
 * Runs tests of pure functions again and again in one process, which takes milliseconds. Vitest
 * would start a thread for each change and load everything anew.
 */
export const strykerPlugins = [{ kind: 'TestRunner', name: 'same-process', factory: createRunner }];
