import { defineConfig } from 'vitest/config';

/** The unit tests of the folder that Stryker names as `dir`. */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    isolate: false,
    // A change that makes a test wait for ever is found before Stryker ends the whole process.
    testTimeout: 8_000,
    hookTimeout: 8_000,
    expect: { poll: { timeout: 6_000 } },
  },
});
