import { test as base, expect } from '@playwright/test';
import { fakeClock, whileJobsOpen } from './fakeClock.ts';
import { type RunningServer, startServer } from './server.ts';

export { expect };

interface Watching {
  /** Errors the test provokes on purpose. */
  allowedErrors: RegExp | undefined;
  pageErrors: string[];
  /** URL of the site under test. */
  site: string;
}

interface Servers {
  /** On which every job is open, on any day. Here, so that a worker with it serves all tests. */
  clockedServer: RunningServer;
}

/**
 * Fails a test on any console error or warning (hydration and CSP included), failed request or
 * request to another host.
 */
export const test = base.extend<Watching, Servers>({
  clockedServer: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({
        ...fakeClock(whileJobsOpen),
        SUBMISSIONS_PER_HOUR: '1000',
        // Chromium repeats what a broken line cut off seven times, and a test presses again at once.
        UPLOAD_MEGABYTES_PER_CLIENT: '128',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  allowedErrors: [undefined, { option: true }],
  site: async ({ baseURL }, use) => use(baseURL ?? ''),
  pageErrors: [
    async ({ context, baseURL, allowedErrors }, use) => {
      const pageErrors: string[] = [];
      const report = (error: string) => {
        if (!allowedErrors?.test(error)) pageErrors.push(error);
      };
      // A browser that is slow skips the fade between two pages, and nobody misses it.
      const isFade = (error: Error) => error.message.startsWith('Transition was ');
      const siteHost = new URL(baseURL ?? '').host;
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          report(`console ${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (event) => {
        const error = event.error();
        if (!isFade(error)) report(`page error: ${error.message}`);
      });
      context.on('requestfailed', (request) => {
        // Leaving the page, or the page aborting its own request, is not a failure.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED')
          report(`failed request: ${request.url()} ${request.failure()?.errorText}`);
      });
      context.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (/^https?:$/.test(protocol) && host !== siteHost)
          report(`third-party request: ${request.url()}`);
      });
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});
