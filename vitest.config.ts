import { defineConfig } from 'vitest/config';

const project = (name: string, include: string, more: Record<string, unknown> = {}) => ({
  test: {
    name,
    include: [include],
    ...more,
    // One file after another in the same process: no test changes what another one imports.
    isolate: false,
    /** Style sheets are empty in tests, except for the one whose colours are read. */
    css: { include: /\/tokens\.css\?raw$/ },
    // Far above what they take, so that a slow machine fails no test.
    testTimeout: 60_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

export default defineConfig({
  test: {
    // Two more than the default on two cores: server tests mostly wait.
    maxWorkers: 3,
    projects: [
      project('unit', 'src/**/*.test.{ts,tsx}'),
      project('server', 'tests/server/**/*.test.ts', {
        globalSetup: 'tests/support/sharedPostgres.ts',
      }),
      project('repo', 'tests/repo/**/*.test.ts'),
      project('searchQuality', 'tests/searchQuality/**/*.test.ts'),
      project('browsers', 'tests/browsers/**/*.test.ts'),
    ],
  },
});
