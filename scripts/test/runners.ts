import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from '../browser.ts';
import { newFolder, run } from './command.ts';
import { judge, type Outcome, type Report, readReport, reportVariable } from './report.ts';

export interface TestRun extends Outcome {
  report: Report | undefined;
}

async function judged(
  asked: readonly string[],
  start: (env: NodeJS.ProcessEnv) => ReturnType<typeof run>,
): Promise<TestRun> {
  const file = join(newFolder('report'), 'report.json');
  const ending = await start({ [reportVariable]: file });
  const report = readReport(file);
  return { ...judge(asked, report, ending), report };
}

export const vitest = (files: readonly string[]): Promise<TestRun> =>
  judged(files, (env) => {
    const reporters = ['default', './scripts/test/vitestReporter.ts'];
    return run('vitest', ['run', ...reporters.map((name) => `--reporter=${name}`), ...files], {
      env,
    });
  });

/** Where only the output is kept, nothing else tells what a page looked like when its test failed. */
function showFailedPages(folder: string): void {
  for (const file of globSync(`${folder}/*/error-context.md`).slice(0, 3)) {
    const [snapshot = ''] = /```yaml.*?```/s.exec(readFileSync(file, 'utf8')) ?? [];
    console.log(`${file}\n${snapshot.slice(0, 8000)}`);
  }
}

/** Playwright takes its parameters for regular expressions. */
const exactly = (file: string) => `^${RegExp.escape(resolve(file))}$`;

/** What failed pages looked like is kept in the folder. */
export const playwright = (files: readonly string[], folder: string): Promise<TestRun> =>
  judged(files, async (env) => {
    const executable = findBrowser();
    const ending = await run(
      'playwright',
      [
        ...['test', '--output', folder],
        '--reporter=list,./scripts/test/playwrightReporter.ts',
        ...files.map(exactly),
      ],
      { env: { ...env, ...(executable ? { CHROMIUM_PATH: executable } : {}) } },
    );
    if (ending) showFailedPages(folder);
    return ending;
  });
