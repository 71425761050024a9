import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { type FileReport, firstLine, writeReport } from './report.ts';

const isIn = (state: string) => (test: { result: () => { state: string } }) =>
  test.result().state === state;

function fileReport(module: TestModule): FileReport {
  const tests = [...module.children.allTests()];
  const failures = [
    ...tests.filter(isIn('failed')).map(({ fullName }) => fullName),
    ...tests.filter(isIn('pending')).map(({ fullName }) => `${fullName} (did not end)`),
    // Of hooks, and of the file itself when it cannot be loaded.
    ...[module, ...module.children.allSuites()]
      .flatMap((suite) => suite.errors())
      .map(({ message }) => firstLine(message)),
  ];
  const hasEnded = ['passed', 'skipped'].includes(module.state());
  return {
    file: module.moduleId,
    project: module.project.name,
    passed: tests.filter(isIn('passed')).length,
    failures: hasEnded || failures.length > 0 ? failures : [`is ${module.state()}`],
  };
}

/** Vitest's own JSON has neither the projects nor the errors outside of files. */
export default class implements Reporter {
  #projects: string[] = [];

  onInit(vitest: Vitest): void {
    this.#projects = vitest.projects.map(({ name }) => name);
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly { message: string }[],
    reason: TestRunEndReason,
  ): void {
    writeReport({
      projects: this.#projects,
      files: modules.map(fileReport),
      failures: [
        ...errors.map(({ message }) => firstLine(message)),
        ...(reason === 'interrupted' ? ['The run was interrupted'] : []),
      ],
    });
  }
}
