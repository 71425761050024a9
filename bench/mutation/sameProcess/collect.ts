import { format } from 'node:util';

export { expect, vi } from 'vitest';

/** Without it, Vitest refuses to stop a clock outside its own threads. */
(globalThis as Record<string, unknown>).__vitest_worker__ = { config: { fakeTimers: {} } };

type Work = (...given: never[]) => unknown;

export interface Case {
  id: string;
  name: string;
  file: string;
  run: () => unknown;
}

type When = 'beforeAll' | 'beforeEach' | 'afterEach' | 'afterAll';
interface Hook {
  when: When;
  file: string;
  run: () => unknown;
}

/** All tests of the files that were loaded so far, and what is done before and after them. */
export const cases: Case[] = [];
export const hooks: Hook[] = [];
/** What the running test wants done at its end. */
export const atEnd: (() => unknown)[] = [];
export const onTestFinished = (run: () => unknown) => void atEnd.push(run);
let file = '';
let suites: readonly string[] = [];

/** Tests declared from now on belong to that file. */
export function beginFile(path: string): void {
  file = path;
}

const table = <Row>(rows: readonly Row[], declare: (name: string, run: () => unknown) => void) => {
  return (name: string, work: Work) =>
    rows.forEach((row, index) => {
      const given = (Array.isArray(row) ? row : [row]) as never[];
      declare(`${format(name, ...given)} [${index}]`, () => work(...given));
    });
};

/** Stands in for Vitest's own where tests are run again and again in one process. */
export function test(name: string, run: () => unknown): void {
  const path = [...suites, name].join(' > ');
  const same = cases.filter((one) => one.file === file && one.name === path).length;
  cases.push({ id: `${file}#${path}#${same}`, name: path, file, run });
}
test.each = <Row>(rows: readonly Row[]) => table(rows, test);

export function describe(name: string, declare: () => unknown): void {
  const outer = suites;
  suites = [...suites, name];
  declare();
  suites = outer;
}
describe.each = <Row>(rows: readonly Row[]) => table(rows, describe);

const hook = (when: When) => (run: () => unknown) => void hooks.push({ when, file, run });
export const beforeAll = hook('beforeAll');
export const beforeEach = hook('beforeEach');
export const afterEach = hook('afterEach');
export const afterAll = hook('afterAll');
