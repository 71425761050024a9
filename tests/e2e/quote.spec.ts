import type { Page } from '@playwright/test';
import { paths, productPath } from '../../src/site/paths.ts';
import { randomAddress } from '../support/inbox.ts';
import { orderCatalogue } from '../support/orderCatalogue.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessibleInAllViews } from '../support/views.ts';
import { givenReference } from '../support/visitorForms.ts';

test.use({ viewport: { width: 1280, height: 800 } });
// Rate limits are per client address.
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': randomAddress() }));

const quantity = (page: Page, name: string) =>
  page.getByLabel(`Quantity of ${name}`, { exact: true });
const line = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Quote list/ });
const ready = (page: Page) => page.locator('.quote-page[data-ready]').waitFor();

async function sendAs(page: Page): Promise<string> {
  await page.getByLabel('Name', { exact: false }).first().fill('Asha Kulkarni');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByRole('button', { name: 'Request quote' }).click();
  return givenReference(page);
}

test('a list grows on product pages, survives leaving, and is sent once', async ({ page }) => {
  await page.goto(paths.accessories);
  await page.locator('[data-quote-add=burst-clamp]').first().click();
  await expect(page.getByText('It now has 1 line.')).toBeVisible();
  await expect(header(page)).toHaveAccessibleName('Quote list, 1 line');
  await page.locator('[data-quote-add=burst-clamp]').first().click();
  await expect(page.getByText('Already on your quote list.')).toBeVisible();

  await page.goto(productPath('multifunction', 'multi-ce7'));
  await page.getByRole('main').getByRole('link', { name: 'Get Quote' }).first().click();
  await ready(page);
  await expect(page.getByText('2 lines, 2 pieces')).toBeVisible();
  await page.getByLabel('Add an instrument').selectOption('ESG 30');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(header(page)).toHaveAccessibleName('Quote list, 3 lines');

  await page.getByRole('button', { name: 'One MULTI-CE7 more' }).click();
  await quantity(page, 'ESG 30').fill('250');
  await quantity(page, 'ESG 30').blur();
  await expect(quantity(page, 'ESG 30')).toHaveValue('99');
  const generator = line(page, 'MULTI-CE7');
  await generator.locator('summary').click();
  await generator.getByLabel('Mains').selectOption('M230');
  await generator.getByLabel('Plug').selectOption('PL-EU');
  await generator.getByLabel(/DC source/).check();
  await generator.getByLabel('Calibration').selectOption('CAL-A');
  await generator.getByLabel('Note').fill('for the inverter');
  await expect(generator).toContainText('MULTI-CE7-M230');
  await generator.getByLabel('Mains').selectOption('M120');
  await expect(generator.getByLabel('Plug')).toHaveValue('');

  await page.getByRole('button', { name: 'Remove ESG 30' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove ESG 30' })).toBeFocused();
  await expect(quantity(page, 'ESG 30')).toHaveValue('99');
  await page.keyboard.press('Enter');
  await expect(page.getByText('ESG 30 removed.')).toBeVisible();

  await page.goto(paths.about);
  await page.goBack();
  await page.reload();
  await ready(page);
  await expect(quantity(page, 'MULTI-CE7')).toHaveValue('2');
  await expect(page.getByText('2 lines, 3 pieces')).toBeVisible();

  const sent = page.waitForRequest('**/api/submissions/quote');
  const reference = await sendAs(page);
  const plain = { mains: '', plug: '', options: [], calibration: '', note: '' };
  expect((await sent).postDataJSON().lines).toEqual([
    { ...plain, slug: 'burst-clamp', quantity: 1 },
    {
      ...{ slug: 'multi-ce7', quantity: 2, mains: 'M120', plug: '', options: ['O1'] },
      ...{ calibration: 'CAL-A', note: 'for the inverter' },
    },
  ]);
  await expect(page.locator(':focus')).toContainText(reference);
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  await expect(header(page)).toHaveAccessibleName('Quote list');
  await page.reload();
  await ready(page);
  await expect(page.getByText('Your list is empty')).toBeVisible();
});

test('two tabs and the phone menu show one list, and a shared one is not mixed up with it', async ({
  page,
  context,
}) => {
  await page.goto('/quote?product=multi-ce5&product=nonsense');
  await ready(page);
  await expect(page.getByRole('alert')).toContainText('We have no product “nonsense”');
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 800 });
  await other.goto(paths.accessories);
  await expect(header(other)).toHaveAccessibleName('Quote list, 1 line');
  await other.locator('[data-quote-add=field-coil]').first().click();
  await expect(quantity(page, 'Induction coil 1 m × 1 m')).toHaveValue('1');
  await page.getByRole('button', { name: 'Remove MULTI-CE5' }).click();
  await expect(header(other)).toHaveAccessibleName('Quote list, 1 line');
  await other.getByRole('button', { name: 'Open menu' }).click();
  await other.getByRole('dialog').getByRole('link', { name: 'Quote list, 1 line' }).click();
  await ready(other);
  await expect(quantity(other, 'Induction coil 1 m × 1 m')).toBeVisible();

  await page.goto('/quote?line=esg-30*4%7E%7EPL-IN');
  await ready(page);
  await expect(page.getByText('4 × ESG 30')).toBeVisible();
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect(page.getByRole('heading', { name: 'Your quote list' })).toBeFocused();
  await expect(quantity(page, 'ESG 30')).toHaveValue('4');
  await expect(page).toHaveURL(paths.quote);

  const link = await page.getByRole('link', { name: 'Link to this list' }).getAttribute('href');
  const stranger = await page.context().browser()?.newContext();
  const opened = await stranger?.newPage();
  await opened?.goto(new URL(link ?? '', page.url()).href);
  await expect(opened?.getByLabel('Quantity of ESG 30') ?? page.locator('none')).toHaveValue('4');
  await expect(opened?.getByText('PL-IN').first() ?? page.locator('none')).toBeVisible();
  await stranger?.close();
});

test('storage that holds nonsense, or is closed, does not break the list', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('quote-list', '{"version":1,"lines":[7'));
  await page.goto('/quote?product=multi-ce5');
  await ready(page);
  await expect(quantity(page, 'MULTI-CE5')).toHaveValue('1');

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });
  await page.goto('/quote?product=multi-ce7');
  await ready(page);
  await page.getByRole('button', { name: 'One MULTI-CE7 more' }).click();
  await expect(quantity(page, 'MULTI-CE7')).toHaveValue('2');
  await sendAs(page);
});

test('is accessible empty, filled, with an undo and with a toast', async ({ page }) => {
  await page.goto(paths.quote);
  await ready(page);
  await expectAccessibleInAllViews(page);
  await page.goto('/quote?product=multi-ce7&product=esg-30&line=cdn-5432*2');
  await ready(page);
  for (const summary of await page.locator('.line-fields > summary').all()) await summary.click();
  await page.getByRole('button', { name: 'Remove ESG 30' }).click();
  await expectAccessibleInAllViews(page);
  await page.goto(paths.accessories);
  await page.locator('[data-quote-add=burst-clamp]').first().click();
  await expect(page.getByRole('link', { name: 'View list' })).toBeVisible();
  await expectAccessibleInAllViews(page, undefined, '[data-quote-toast]');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lines are removed, put back, added and sent by plain buttons', async ({ page }) => {
    await page.goto(paths.accessories);
    await page.locator('[data-quote-add=burst-clamp]').first().click();
    await expect(page).toHaveURL('/quote?product=burst-clamp');
    await page.getByLabel('Company').fill('Jyotem');
    await page.getByLabel('Add an instrument').selectOption('MULTI-CE7');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await quantity(page, 'MULTI-CE7').fill('0');
    await page.getByRole('button', { name: /^Remove Capacitive/ }).click();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(quantity(page, 'Capacitive coupling clamp for burst')).toHaveValue('1');
    await expect(page.getByLabel('Company')).toHaveValue('Jyotem');
    // Enter sends; it does not press the first button there is.
    await page.getByLabel('Company').press('Enter');
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(quantity(page, 'MULTI-CE7')).toHaveValue('0');
    await expect(page.getByText('a whole number from 1 to 99').first()).toBeVisible();
    await quantity(page, 'MULTI-CE7').fill('2');
    await sendAs(page);
    await expect(page).toHaveURL(/\/quote\?sent=/);
  });

  test('a list that is too long says what became of the rest', async ({ page }) => {
    const asked = orderCatalogue.products.slice(0, 60).map(({ slug }) => ['product', slug]);
    await page.goto(`/quote?${new URLSearchParams(asked)}`);
    await expect(page.getByRole('alert')).toContainText('A list takes up to 50 lines');
  });
});
