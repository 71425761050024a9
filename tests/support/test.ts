import { test as base, expect } from '@playwright/test';

export { expect };

interface Watching {
  /** Troubles a test brings about on purpose. */
  allowedErrors: RegExp | undefined;
  pageErrors: string[];
  /** Where the tested site answers. */
  site: string;
}

/**
 * Every test watches the page: a console error, a hydration warning, a CSP violation, a failed
 * request or a call to another host makes it fail.
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
      const own = new URL(baseURL ?? '').host;
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          report(`console ${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => report(`page error: ${error.error().message}`));
      context.on('requestfailed', (request) => {
        // A page that is left, or a request the page itself gives up, is no failure.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED')
          report(`failed request: ${request.url()} ${request.failure()?.errorText}`);
      });
      context.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (/^https?:$/.test(protocol) && host !== own) report(`foreign call: ${request.url()}`);
      });
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});
