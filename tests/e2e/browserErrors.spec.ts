import { browserErrorPath } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedErrors: /provoked/ });

test('an error on a page is reported to the own server once, without the query', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/about?from=asha@example.com', { waitUntil: 'networkidle' });
  // A page without errors loads nothing for them.
  expect(loaded).not.toContain('/report-error.js');
  const reported = page.waitForRequest(`**${browserErrorPath}`);
  await page.evaluate(() => {
    for (const word of ['provoked', 'provoked again'])
      setTimeout(() => {
        throw new Error(word);
      });
  });
  const request = await reported;
  expect(request.postDataJSON()).toMatchObject({ message: 'provoked', route: '/about' });
  expect(request.postData()).not.toContain('asha');
  expect((await request.response())?.status()).toBe(204);

  const rejected = page.waitForRequest(`**${browserErrorPath}`);
  await page.evaluate(() => void Promise.reject(new Error('provoked elsewhere')));
  expect((await rejected).postDataJSON()).toMatchObject({ message: 'provoked elsewhere' });
  expect(loaded.filter((path) => path === browserErrorPath).length).toBe(2);
});

test('a fade between pages that a slow browser skips is no error', async ({ page }) => {
  await page.goto('/about');
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(browserErrorPath)) reports.push(request.postDataJSON());
  });
  const loaded = page.waitForResponse('**/report-error.js');
  await page.evaluate(() => void Promise.reject(new Error('Transition was skipped')));
  await loaded;
  const reported = page.waitForRequest(`**${browserErrorPath}`);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('provoked');
    });
  });
  await reported;
  expect(reports).toEqual([expect.objectContaining({ message: 'provoked' })]);
});
