import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';

/** A small project with the real runner, Vitest and Playwright; its lint tools find nothing. */
const project: Record<string, string> = {
  'package.json': '{ "type": "module" }',
  'scripts/build/buildRelease.ts': 'export const buildRelease = async () => {};',
  'vitest.config.ts': `
    const slow = { testTimeout: 240_000, hookTimeout: 300_000 };
    const project = (name, include, more) => ({
      test: { name, include: [include], isolate: false, ...slow, ...more },
    });
    export default {
      test: {
        maxWorkers: 1,
        projects: [
          project('unit', 'src/**/*.test.ts'),
          project('server', 'tests/server/*.test.ts', { globalSetup: 'setup.ts' }),
        ],
      },
    };`,
  'setup.ts': 'export default () => {};',
  'playwright.config.ts': `
    export default {
      testDir: 'tests/e2e',
      workers: 1,
      timeout: 240_000,
      globalSetup: './browserSetup.ts',
      use: { launchOptions: { executablePath: process.env.CHROMIUM_PATH } },
    };`,
  'browserSetup.ts': 'export default () => {};',
};
const passing = "import { test } from 'vitest';\ntest('passes', () => {});\n";
const passingSpec = "import { test } from '@playwright/test';\ntest('passes', () => {});\n";
const sound = {
  'src/sound.test.ts': passing,
  'tests/server/sound.test.ts': passing,
  'tests/e2e/sound.spec.ts': passingSpec,
};

let folder = '';
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  folder = mkdtempSync(join(tmpdir(), 'runner-'));
  for (const [path, content] of Object.entries({ ...project, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  for (const name of ['test', 'test.ts', 'browser.ts'])
    cpSync(`scripts/${name}`, join(folder, 'scripts', name), { recursive: true });
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  for (const name of ['vitest', '@playwright', 'playwright', '.bin/vitest', '.bin/playwright'])
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  for (const tool of ['astro', 'biome', 'knip'])
    symlinkSync('/bin/true', join(folder, 'node_modules/.bin', tool));
}

/** What `npm test` says in a project with these files. */
async function run(files: Record<string, string>, ...paths: string[]) {
  write(files);
  const child = spawn(process.execPath, ['scripts/test.ts', ...paths], {
    cwd: folder,
    // Without what Vitest sets for this test itself.
    env: { PATH: process.env.PATH, HOME: folder, TMPDIR: tmpdir(), CHROMIUM_PATH: '/bin/false' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const [, failed = ''] = /\nFailed:\n(.*)\n\n.*\n$/s.exec(said) ?? [];
  return {
    status,
    failures: failed.split('\n'),
    last: said.trimEnd().split('\n').at(-1),
  };
}

test('a run in which everything ran and passed ends with 0', async () => {
  // Three tests, and format, dead code and types.
  expect(await run(sound)).toEqual({ status: 0, failures: [''], last: '6 passed, 0 failed' });
});

test('whatever does not load, start or end is named and counted', async () => {
  const { status, failures, last } = await run({
    ...sound,
    'src/atLoading.test.ts': "throw new Error('cannot load');",
    'src/beforeAll.test.ts': `${passing.replace('test }', 'test, beforeAll }')}
      beforeAll(() => { throw new Error('no server'); });`,
    'src/inGroup.test.ts': `import { afterAll, describe, test } from 'vitest';
      describe('group', () => {
        afterAll(() => { throw new Error('not tidied'); });
        test('passes', () => {});
      });`,
    'src/exit.test.ts': passing.replace('{}', '{ process.exit(0); }'),
    'src/later.test.ts': passing.replace('{}', "{ void Promise.reject(new Error('unheard')); }"),
    'src/nothing.test.ts': '',
    'src/skipped.test.ts': passing.replace('test(', 'test.runIf(false)('),
    'tests/elsewhere/forgotten.test.ts': passing,
    // Leaves a project of the configuration without a test.
    'tests/server/sound.test.ts': passing.replace('test(', 'test.runIf(false)('),
    'tests/e2e/browser.spec.ts': passingSpec.replace('()', '({ page: _ })'),
    'tests/e2e/exit.spec.ts': passingSpec.replace('{}', '{ process.exit(0); }'),
    'tests/e2e/hook.spec.ts': `${passingSpec}
      test('is not reached', () => {});
      test.beforeAll(() => { throw new Error('no server'); });`,
  });
  const named = (start: string) => failures.filter((failure) => failure.startsWith(start)).length;
  for (const start of [
    'src/atLoading.test.ts: cannot load',
    'src/beforeAll.test.ts: no server',
    'src/inGroup.test.ts: not tidied',
    'src/exit.test.ts: passes',
    'unheard',
    'src/nothing.test.ts: No test suite found',
    'src/skipped.test.ts: no test of it ran',
    'tests/elsewhere/forgotten.test.ts: did not run',
    'tests/server/sound.test.ts: no test of it ran',
    'Project "server": no test of it ran',
    'tests/e2e/browser.spec.ts: passes',
    'tests/e2e/exit.spec.ts: passes',
    'tests/e2e/hook.spec.ts: passes',
    'tests/e2e/hook.spec.ts: is not reached (did not run)',
  ])
    expect(named(start), `${start}\n${failures.join('\n')}`).toBe(1);
  expect(status).toBe(1);
  expect(last).toMatch(new RegExp(` passed, ${failures.length} failed$`));
});

test('what a worker leaves behind when it dies, and all specs if one does not load, is missed', async () => {
  const { status, failures } = await run(
    {
      ...sound,
      'src/killed.test.ts': passing.replace('{}', "{ process.kill(process.pid, 'SIGKILL'); }"),
      'tests/e2e/atLoading.spec.ts': "throw new Error('cannot load');",
    },
    'src',
    'tests/e2e/',
  );
  expect(failures.join('\n')).toMatch(/^src\/killed\.test\.ts: /m);
  expect(failures.join('\n')).toMatch(/tests\/e2e\/atLoading\.spec\.ts: .*cannot load/);
  expect(failures).toContain('tests/e2e/sound.spec.ts: did not run');
  expect(status).toBe(1);
});

test('a runner that ends early with 0 passes nothing', async () => {
  const early = 'export default () => process.exit(0);';
  const { status, failures, last } = await run(
    { ...sound, 'setup.ts': early, 'browserSetup.ts': early },
    'tests',
  );
  expect(failures).toEqual([
    'The test runner ended before it wrote its report',
    'tests/server/sound.test.ts: did not run',
    'The test runner ended before it wrote its report',
    'tests/e2e/sound.spec.ts: did not run',
  ]);
  expect([status, last]).toEqual([1, '0 passed, 4 failed']);
});

test('only what is named runs, and a name without tests fails', async () => {
  expect(await run(sound, 'src/sound.test.ts')).toMatchObject({
    status: 0,
    last: '1 passed, 0 failed',
  });
  rmSync(folder, { recursive: true });
  expect(await run(sound, 'src', 'src/no')).toEqual({
    status: 1,
    failures: ['src/no names no file of tests and no folder with one'],
    last: '0 passed, 1 failed',
  });
});
