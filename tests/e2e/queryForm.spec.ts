import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

const address = '/services/help-center';
const endpoint = '**/api/submissions/query';
const messages = {
  'First name': 'First name is required',
  'Last name': 'Last name is required',
  'Company name': 'Company name is required',
  'Phone number': 'Phone number is required',
  Product: 'Please specify a product',
  Category: 'Please select a category',
  'Your query': 'Please enter at least 10 characters',
};
const typed = {
  'First name': 'Asha',
  'Last name': 'Kulkarni',
  'Company name': 'Meridhan',
  'Phone number': '+91 20 1',
  Product: 'CDN 5416',
  'Your query': 'The supply trips at 2 kV.',
};

const form = (page: Page) => page.locator('#get-in-touch form');
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: false }).first();

async function open(page: Page): Promise<void> {
  await page.goto(address);
  await form(page).scrollIntoViewIfNeeded();
  await expect(page.locator('#get-in-touch astro-island:not([ssr])')).toHaveCount(1);
}

async function fill(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
  await field(page, 'Category').selectOption('radar');
}

const submit = (page: Page) => form(page).getByRole('button').click();
const toast = (page: Page, title: string) =>
  page.locator('[data-sonner-toast]', { hasText: title });

/** sonner shows a toast in a later task, which waits for the stopped clock. */
const runUntilVisible = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.runFor(20);
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();

test('the categories are antenna, reflector, radar and other', async ({ page }) => {
  await page.goto(address);
  const values = await field(page, 'Category')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(values).toEqual(['', 'antenna', 'reflector', 'radar', 'other']);
});

test('an empty form shows every message and the toast, and sends nothing', async ({ page }) => {
  let sent = 0;
  await page.route(endpoint, (route) => {
    sent += 1;
    return route.abort();
  });
  await open(page);
  await submit(page);
  for (const message of Object.values(messages))
    await expect(form(page).getByText(message, { exact: true })).toBeVisible();
  await expect(toast(page, 'Please check the form')).toContainText(
    'Some fields are missing or invalid.',
  );
  await expect(field(page, 'First name')).toBeFocused();
  expect(sent).toBe(0);
});

test('each rule counts characters as specified, and editing clears that error only', async ({
  page,
}) => {
  await open(page);
  const short = {
    'First name': 'A',
    'Phone number': '12345',
    Product: 'x',
    'Your query': '123456789',
  };
  for (const [label, value] of Object.entries(short)) await field(page, label).fill(value);
  await submit(page);
  for (const message of Object.values(messages))
    await expect(form(page).getByText(message, { exact: true })).toBeVisible();
  await field(page, 'First name').fill('As');
  await expect(form(page).getByText(messages['First name'])).toBeHidden();
  await expect(form(page).getByText(messages['Last name'])).toBeVisible();
  await field(page, 'Category').selectOption('antenna');
  await expect(form(page).getByText(messages.Category)).toBeHidden();
  await expect(form(page).getByText(messages['Your query'])).toBeVisible();
});

/** The help page with its clock stopped, so that toasts stay until it runs. */
async function openWithStoppedClock(page: Page): Promise<() => Promise<number>> {
  await page.clock.install({ time: '2026-11-16T10:00:00Z' });
  await open(page);
  // Toasts are fetched when the page is first used; fetched later, they would wait for the clock.
  await field(page, 'First name').click();
  await waitForHydration(page.getByRole('region', { name: 'Notifications' }));
  const stopped = Date.parse('2026-11-16T11:00:00Z');
  await page.clock.pauseAt(stopped);
  return async () => (await page.evaluate(() => Date.now())) - stopped;
}

test('sending takes at least 1.2 s, shows its progress, then clears the form', async ({ page }) => {
  await page.route(endpoint, (route) =>
    route.fulfill({ status: 201, json: { reference: 'Q-2026-0001' } }),
  );
  const since = await openWithStoppedClock(page);
  await fill(page);
  await submit(page);
  const button = form(page).getByRole('button');
  await runUntilVisible(page, toast(page, 'Submitting your query...'));
  await expect(button).toBeDisabled();
  await expect(button).toHaveText('Submitting...');
  await expect(button.locator('svg')).toBeVisible();
  await page.clock.runFor(1190 - (await since()));
  await expect(button).toBeDisabled();
  await page.clock.runFor(90);
  await expect(button).toBeEnabled();
  await runUntilVisible(page, toast(page, 'Form submitted!'));
  await expect(toast(page, 'Form submitted!')).toContainText(
    "Thank you for reaching out. We'll get back to you soon.",
  );
  await expect(toast(page, 'Submitting your query...')).toHaveCount(0);
  for (const label of Object.keys(messages)) await expect(field(page, label)).toHaveValue('');
});

test('a toast fades after 4 s and is gone 200 ms later', async ({ page }) => {
  const since = await openWithStoppedClock(page);
  const shown = toast(page, 'Please check the form');
  await submit(page);
  await runUntilVisible(page, shown);
  // Its time began at some moment up to now.
  const late = await since();
  const runTo = async (time: number) => page.clock.runFor(time - (await since()));
  await runTo(3990);
  await expect(shown).toHaveAttribute('data-removed', 'false');
  await runTo(4010 + late);
  await expect(shown).toHaveAttribute('data-removed', 'true');
  await runTo(4190);
  await expect(shown).toHaveCount(1);
  await runTo(4210 + late);
  await expect(shown).toHaveCount(0);
});

test('three toasts are visible, 356 px wide; Alt+T spreads them 14 px apart; a button closes one', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  const shown = toast(page, 'Please check the form');
  for (const count of [1, 2, 3, 4]) {
    await submit(page);
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(shown).toHaveCount(count, { timeout: 1000 });
    }).toPass();
  }
  await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3);
  expect((await shown.first().boundingBox())?.width).toBe(356);
  await expect(shown.first()).toHaveAttribute('data-expanded', 'false');
  await page.keyboard.press('Alt+t');
  await expect(shown.first()).toHaveAttribute('data-expanded', 'true');
  const boxes = () => Promise.all([0, 1].map((index) => shown.nth(index).boundingBox()));
  const gap = async () => {
    const [lower, upper] = await boxes();
    return lower && upper && lower.y - upper.y - upper.height;
  };
  await expect.poll(gap).toBeCloseTo(14);
  await shown.first().getByRole('button', { name: 'Close toast' }).click();
  await page.clock.runFor(210);
  await expect(shown).toHaveCount(3);
});

test('a swipe dismisses a toast from 45 px on, or faster than 0.11 px a millisecond', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  const shown = toast(page, 'Please check the form');
  async function swipe(pixels: number, milliseconds: number): Promise<void> {
    const { x, y } = (await shown.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 60, y + 20);
    await page.mouse.down();
    await page.clock.runFor(milliseconds);
    await page.mouse.move(x + 62, y + 20);
    await page.mouse.move(x + 60 + pixels, y + 20);
    await page.mouse.up();
  }
  for (const { stays, goes } of [
    { stays: [44, 1000], goes: [45, 1000] },
    { stays: [10, 100], goes: [12, 100] },
  ] as const) {
    await submit(page);
    await runUntilVisible(page, shown);
    await swipe(stays[0], stays[1]);
    await expect(shown).toHaveAttribute('data-swiping', 'false');
    await expect(shown).toHaveAttribute('data-removed', 'false');
    await swipe(goes[0], goes[1]);
    await expect(shown).toHaveAttribute('data-removed', 'true');
    await page.clock.runFor(210);
    await expect(shown).toHaveCount(0);
  }
});

test.describe('when the submission fails', () => {
  test.use({ allowedErrors: /status of 500|ERR_FAILED/ });

  for (const [name, fails] of [
    ['the server returns an error', { status: 500, json: { title: 'Internal Server Error' } }],
    ['the network is down', undefined],
  ] as const)
    test(`${name}: a toast reports it and no input is lost`, async ({ page }) => {
      await page.route(endpoint, (route) => (fails ? route.fulfill(fails) : route.abort('failed')));
      await open(page);
      await fill(page);
      await submit(page);
      await expect(toast(page, 'Submission failed')).toContainText(
        'Something went wrong. Please try again later.',
      );
      await expect(form(page).getByRole('button')).toBeEnabled();
      for (const [label, value] of Object.entries(typed))
        await expect(field(page, label)).toHaveValue(value);
      await expect(field(page, 'Category')).toHaveValue('radar');
    });
});

test('a query is submitted and gets a reference', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.41' });
  await open(page);
  await fill(page);
  await submit(page);
  await expect(toast(page, 'Form submitted!')).toBeVisible();
  await expect(form(page).getByRole('status')).toContainText('Your reference is');
});

test('Chat Now opens the form in a dialog with its category chosen, and the dialog closes', async ({
  page,
}) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Chat Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chat with support' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Category')).toHaveValue('other');
  await dialog.getByRole('button', { name: 'Submit query' }).click();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await expect(dialog.locator('[data-sonner-toast]')).toContainText('Please check the form');
  await expect(page.locator('#get-in-touch').getByText('First name is required')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Chat Now' })).toBeFocused();
});

test('Ctrl-clicking Chat Now opens the form in another tab', async ({ page, context }) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  const another = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Chat Now' }).click({ modifiers: ['Control'] });
  await another;
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Chat Now leads to the form, and the form submits', async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.42' });
    await page.goto(address);
    await page.getByRole('link', { name: 'Chat Now' }).click();
    await expect(form(page)).toBeInViewport();
    await fill(page);
    await submit(page);
    await expect(page.getByRole('main')).toContainText(/reference/i);
  });
});
