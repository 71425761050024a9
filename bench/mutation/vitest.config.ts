import { defineConfig } from 'vitest/config';

/** The unit tests of the folder that Stryker names as `dir`. */
export default defineConfig({
  test: { include: ['**/*.test.{ts,tsx}'], isolate: false, testTimeout: 60_000 },
});
