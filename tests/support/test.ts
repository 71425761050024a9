import { test as base, expect } from '@playwright/test';

export { expect };

interface Watching {
  /** Errors the test provokes on purpose. */
  allowedErrors: RegExp | undefined;
  pageErrors: string[];
  /** URL of the site under test. */
  site: string;
}

/**
 * Fails a test on any console error or warning (hydration and CSP included), failed request or
 * request to another host.
 */
export const test = base.extend<Watching>({
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
