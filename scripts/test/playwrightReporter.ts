import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
} from '@playwright/test/reporter';
import { type FileReport, firstLine, writeReport } from './report.ts';

const titleOf = (test: TestCase) => test.titlePath().slice(3).join(' ');

function fileReport(tests: readonly TestCase[]): FileReport {
  const failed = tests.filter((test) => ['unexpected', 'flaky'].includes(test.outcome()));
  // Of those that came too late when a hook or the whole run failed there is no result.
  const late = tests.filter(
    (test) => test.expectedStatus !== 'skipped' && test.outcome() === 'skipped',
  );
  return {
    file: tests[0]?.location.file ?? '',
    project: tests[0]?.parent.project()?.name ?? '',
    passed: tests.filter((test) => test.outcome() === 'expected').length,
    failures: [...failed.map(titleOf), ...late.map((test) => `${titleOf(test)} (did not run)`)],
  };
}

/** Reports as vitestReporter.ts does. */
export default class implements Reporter {
  #config: FullConfig | undefined;
  #tests: TestCase[] = [];
  #failures: string[] = [];

  onBegin(config: FullConfig, suite: Suite): void {
    this.#config = config;
    this.#tests = suite.allTests();
  }

  /** Of the server under test, or a file that cannot be loaded. */
  onError({ message, location }: TestError): void {
    const where = location ? `${location.file}: ` : '';
    this.#failures.push(where + firstLine(message ?? 'An error without words'));
  }

  onEnd({ status }: FullResult): void {
    const groups = Map.groupBy(
      this.#tests,
      (test) => `${test.parent.project()?.name} ${test.location.file}`,
    );
    writeReport({
      projects: this.#config?.projects.map(({ name }) => name) ?? [],
      files: [...groups.values()].map(fileReport),
      failures: ['interrupted', 'timedout'].includes(status)
        ? [...this.#failures, `The run was ${status}`]
        : this.#failures,
    });
  }
}
