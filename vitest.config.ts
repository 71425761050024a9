import { defineConfig } from 'vitest/config';

const project = (name: string, include: string) => ({ test: { name, include: [include] } });

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
    ],
  },
});
