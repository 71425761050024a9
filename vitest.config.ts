import { defineConfig } from 'vitest/config';

const project = (name: string, include: string) => ({ test: { name, include: [include] } });

export default defineConfig({
  test: {
    projects: [
      project('unit', 'src/**/*.test.{ts,tsx}'),
      project('server', 'tests/server/**/*.test.ts'),
      project('repo', 'tests/repo/**/*.test.ts'),
    ],
  },
});
