import { areas } from './areas.ts';

const area = areas.find(({ name }) => name === process.env.MUTATED_AREA);
if (!area) throw new Error('Start it with `npm run mutate`');
const results = `test-results/mutation/${area.name}`;

/** What Stryker is told, for one area at a time. */
export default {
  plugins: ['@stryker-mutator/vitest-runner', `${import.meta.dirname}/sameProcess/plugin.ts`],
  testRunner: area.needsVitest ? 'vitest' : 'same-process',
  // Only the tests beside the code: those of other folders would find a fault late and by chance.
  vitest: { configFile: 'bench/mutation/vitest.config.ts', dir: area.folder, related: false },
  mutate: [`${area.folder}/**/*.ts`, `!${area.folder}/**/*.test.ts`],
  mutator: {
    excludedMutations: [
      // Texts for people are checked where they are specified, not by repeating them in a test; a
      // changed key, column or state is no longer what the compiler expects.
      'StringLiteral',
    ],
  },
  ignoreStatic: !area.onLoading,
  concurrency: area.isPure ? 1 : 2,
  // Long, so that a busy machine does not count as a test that noticed something.
  timeoutMS: 20_000,
  // A run that is repeated tries only what has changed.
  incremental: true,
  incrementalFile: `${results}.incremental.json`,
  reporters: ['progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: `${results}.json` },
  htmlReporter: { fileName: `${results}.html` },
  // The compiler looks at no folder whose name begins with a dot.
  tempDirName: `.cache/mutants/${area.name}`,
  // What no unit test of these areas reads need not be copied.
  ignorePatterns: [
    ...['.astro', '.cache', 'art', 'data', 'dist', 'docs', 'public', 'test-results', 'vision'],
    ...['src/assets', 'src/pages', 'tests/e2e', '**/*.astro', '**/*.tsx', '**/*.md'],
  ],
};
