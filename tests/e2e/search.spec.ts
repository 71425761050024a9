import { expect, test } from '../support/test.ts';

test('the / key and the header open the search, ready to type', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('letters typed after the / key, before the search has come, are in its box', async ({
  page,
}) => {
  const { promise: typed, resolve } = Promise.withResolvers<void>();
  await page.route(/\/search$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/about');
  await page.keyboard.type('/cwg 6/4');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('3 cal');
  resolve();
  await expect(page.getByRole('searchbox')).toHaveValue('cwg 6/3 cal');
  await expect(page.getByRole('status')).toContainText('“cwg 6/3 cal”');
});

test('the box has the focus before any script has come', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/search');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await context.close();
});

test('results appear while typing, with matches highlighted and counted', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').pressSequentially('solar monit');
  const first = page.getByRole('main').getByRole('link', { name: /solar/i }).first();
  await expect(first.locator('mark').first()).toHaveText(/solar/i);
  await expect(page.getByRole('status')).toContainText(/\d+ results? for “solar monit”/);
  await expect(page).toHaveURL('/search?q=solar+monit');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('solar monit');
  await expect(page.getByText(/results? for “solar monit”/).first()).toBeVisible();
});

test('results can be browsed and opened by keyboard, and Back returns to them', async ({
  page,
}) => {
  await page.goto('/search');
  const box = page.getByRole('searchbox');
  await box.fill('charger');
  const results = page.locator('[data-result]');
  await expect(page.getByRole('status')).toContainText('“charger”');
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await expect(page).toHaveURL('/search');
  await box.fill('charger');
  await expect(page.getByRole('status')).toContainText('“charger”');
  await page.keyboard.press('ArrowDown');
  const target = (await results.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
});

test('an empty result offers contact and other pages', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill('xylophone');
  await expect(page.getByRole('status')).toHaveText('Nothing found for “xylophone”.');
  await expect(page.getByRole('link', { name: 'Ask an engineer' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Popular pages' })).toBeVisible();
});

test('the / key leaves a form alone and can be switched off', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Send enquiry' }).focus();
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/contact');
  await page.goto('/search', { waitUntil: 'networkidle' });
  await page.getByRole('switch', { name: 'The / key' }).uncheck();
  await page.goto('/about');
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/about');
  await page.goto('/search', { waitUntil: 'networkidle' });
  await page.getByRole('switch', { name: 'The / key' }).check();
  await page.goto('/about');
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/search');
});

test('the index is fetched only when needed', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/search?q=solar', { waitUntil: 'networkidle' });
  expect(requests).not.toContain('/search-index.json');
  await page.getByRole('searchbox').fill('solar plant');
  await expect(page.getByRole('status')).toContainText('“solar plant”');
  expect(requests.filter((path) => path === '/search-index.json')).toHaveLength(1);
});

test.describe('when a part of the search does not come', () => {
  test.use({ allowedErrors: /findWorker|search-index|ERR_FAILED/ });

  for (const part of ['**/findWorker*', '**/search-index.json'])
    test(`the next letter tries again: ${part}`, async ({ page }) => {
      await page.goto('/search', { waitUntil: 'networkidle' });
      await page.route(part, (route) => route.abort());
      const box = page.getByRole('searchbox');
      const failed = page.waitForEvent('requestfailed');
      await box.fill('surge');
      await failed;
      await page.unroute(part);
      await box.pressSequentially('s');
      await expect(page.getByRole('status')).toContainText('“surges”');
      await expect.poll(() => page.workers().length).toBe(1);
    });
});

test('a query is shown as text, never as markup', async ({ page }) => {
  const question = '<img src=x onerror=alert(1)> "quotes" \u202e µ';
  await page.goto(`/search?${new URLSearchParams({ q: question })}`);
  await expect(page.getByRole('searchbox')).toHaveValue(question);
  await expect(page.getByText(`for “${question}”`)).toBeVisible();
});

test('unusual queries are handled like any other', async ({ request }) => {
  const odd = ['%ED%A0%80', 'a'.repeat(3000), '%F0%9F%98%80', '%ff', '+', '((('];
  for (const query of odd) expect((await request.get(`/search?q=${query}`)).status()).toBe(200);
  expect((await request.get('/search?q=surge&kind=nonsense&all')).status()).toBe(200);
  expect((await request.get('/search?q=%00')).status()).toBe(400);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: /status of 404/ });

  test('the search form on the 404 page leads to results, which can be filtered by kind', async ({
    page,
  }) => {
    await page.goto('/no-such-page');
    await page.getByRole('searchbox').fill('solar');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=solar');
    await expect(page.getByText(/\d+ results for “solar”/)).toBeVisible();
    await page.locator('a[href="/search?q=solar&kind=product"]').click();
    await expect(page).toHaveURL('/search?q=solar&kind=product');
    for (const badge of await page.locator('[data-result] .figures').all())
      await expect(badge).toHaveText('Product');
    await page.goto('/search?q=xylophone');
    await expect(page.getByText('Nothing found for “xylophone”.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask an engineer' })).toBeVisible();
  });
});
