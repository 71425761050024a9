import { readFileSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a test runner says about one file. */
export interface FileReport {
  file: string;
  /** Of the runner's configuration. */
  project: string;
  passed: number;
  /** Failed tests and hooks, tests that were begun and not ended, errors at loading. */
  failures: string[];
}

export interface Report {
  /** All that the configuration names. */
  projects: string[];
  files: FileReport[];
  /** What belongs to no file. */
  failures: string[];
}

/** Where the reporters write, told to them by the process that started the run. */
export const reportVariable = 'TEST_REPORT';

export const firstLine = (text: string) =>
  stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? '';

export function writeReport(report: Report): void {
  const files = report.files.map((one) => ({
    ...one,
    file: relative('.', one.file).replaceAll(sep, '/'),
  }));
  writeFileSync(process.env[reportVariable] ?? '', JSON.stringify({ ...report, files }));
}

/** Undefined if there is none, or only a part of one. */
export function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A check without test cases counts as one. */
export interface Outcome {
  passed: number;
  /** One line each. */
  failures: string[];
}

/** How a process ended; undefined if with exit code 0. */
export type Ending = string | undefined;

/**
 * Holds what a runner reports against the files that should have run. Neither its exit code nor its
 * report alone is believed: a test can end the process with 0, and a file that was never loaded has
 * no failed test.
 */
export function judge(
  asked: readonly string[],
  report: Report | undefined,
  ending: Ending,
): Outcome {
  const files = report?.files ?? [];
  const reported = new Set(files.map(({ file }) => file));
  const failures = [
    ...(report ? report.failures : ['The test runner ended before it wrote its report']),
    ...files.flatMap(({ file, failures }) => failures.map((failure) => `${file}: ${failure}`)),
    ...files
      .filter(({ passed, failures }) => passed === 0 && failures.length === 0)
      .map(({ file }) => `${file}: no test of it ran`),
    ...asked.filter((file) => !reported.has(file)).map((file) => `${file}: did not run`),
  ];
  if (ending && failures.length === 0) failures.push(`The test runner ended with ${ending}`);
  return { passed: files.reduce((sum, { passed }) => sum + passed, 0), failures };
}

/** Projects of a configuration of which no test ran in any of these runs of it. */
export function emptyProjects(reports: readonly Report[]): string[] {
  const ran = reports.flatMap(({ files }) => files).filter(({ passed }) => passed > 0);
  const names = new Set(reports.flatMap(({ projects }) => projects));
  return [...names].filter((name) => !ran.some(({ project }) => project === name));
}
