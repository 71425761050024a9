import { availableParallelism } from 'node:os';
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
    testTimeout: 240_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // A forgotten `.only` leaves the other tests of its file out.
    allowOnly: false,
    projects: [
      project('unit', '{scripts,src}/**/*.test.{ts,tsx}'),
      project('server', 'tests/server/**/*.test.ts', {
        globalSetup: 'tests/support/sharedPostgres.ts',
      }),
      project('repo', 'tests/repo/**/*.test.ts'),
      project('searchQuality', 'tests/searchQuality/**/*.test.ts'),
      project('browsers', 'tests/browsers/**/*.test.ts'),
    ],
  },
});
