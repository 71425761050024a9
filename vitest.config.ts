import { defineConfig } from 'vitest/config';

/** Style sheets are empty in tests, except for the one whose colours are read. */
const css = { include: /\/tokens\.css\?raw$/ };
const project = (name: string, include: string) => ({ test: { name, include: [include], css } });

export default defineConfig({
  test: {
    projects: [
      project('unit', 'src/**/*.test.{ts,tsx}'),
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/support/sharedPostgres.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      project('repo', 'tests/repo/**/*.test.ts'),
      project('searchQuality', 'tests/searchQuality/**/*.test.ts'),
    ],
  },
});
