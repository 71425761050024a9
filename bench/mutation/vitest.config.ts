import { defineConfig } from 'vitest/config';

/** The unit tests of the folder that Stryker names as `dir`. */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    isolate: false,
    // A change that makes a test wait for ever is found before Stryker ends the whole process.
    testTimeout: 4_000,
    hookTimeout: 4_000,
    expect: { poll: { timeout: 3_000 } },
  },
});
