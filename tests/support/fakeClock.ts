/** Environment variables that start a server's clock at the given instant. */
export const fakeClock = (instant: string): NodeJS.ProcessEnv => ({
  TEST_CLOCK: instant,
  NODE_OPTIONS: `--import=${new URL('./fakeClockPreload.ts', import.meta.url).href}`,
});

/** Every job is open at the first instant and closed at the second. */
export const whileJobsOpen = '2026-11-15T06:00:00Z';
export const afterJobsClosed = '2030-01-01T06:00:00Z';
