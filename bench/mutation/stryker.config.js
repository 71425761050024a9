export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'bench/mutation/vitest.config.ts' },
  mutate: ['src/server/limits/**/*.ts', '!src/**/*.test.ts'],
  tempDirName: 'test-results/mutation/sandbox',
  reporters: ['clear-text','json'],
  jsonReporter: { fileName: 'test-results/mutation/report.json' },
  ignorePatterns: ['art', 'dist', 'data', 'public', 'vision', '.cache', '.astro', 'docs','tests/e2e','bench/audit'],
  concurrency: 2,
  mutator: { excludedMutations: ['StringLiteral'] },
  incremental: true,
};
