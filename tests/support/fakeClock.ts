/** Environment of a server that takes the given instant for now. */
export const fakeClock = (instant: string): NodeJS.ProcessEnv => ({
  TEST_CLOCK: instant,
  NODE_OPTIONS: `--import=${new URL('./fakeClockPreload.ts', import.meta.url).href}`,
});

/** An instant at which every job is open, and one at which none is any more. */
export const whileJobsOpen = '2026-11-15T06:00:00Z';
export const afterJobsClosed = '2030-01-01T06:00:00Z';
