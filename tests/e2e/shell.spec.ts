import type { Page } from '@playwright/test';
import { company } from '../../src/site/company.ts';
import {
  footerQuickLinks,
  footerServices,
  mainMenu,
  sheetMenu,
} from '../../src/site/navigation.ts';
import { expectToFit } from '../support/expectToFit.ts';
import { expect, test } from '../support/test.ts';

async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const { label, locality, region, postalCode, country } = company.address;
  await expect(footer).toContainText(label);
  await expect(footer).toContainText(`${locality}, ${region} ${postalCode}, ${country}`);
  await expect(footer).toContainText('© 2025');
  for (const [name, items] of [
    ['Quick links', footerQuickLinks],
    ['Services', footerServices],
  ] as const)
    await expect(footer.getByRole('navigation', { name }).getByRole('link')).toHaveText(
      items.map(({ title }) => title),
    );
  for (const name of ['Location', 'Twitter', 'LinkedIn'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
}

test('the shell has its parts in the specified order, its footer and its skip link', async ({
  page,
}) => {
  await page.goto('/about');
  const order = await page
    .locator('[data-slot=contact-bar], header, main, section[aria-label^=Notifications], footer')
    .evaluateAll((parts) =>
      parts
        .filter((part) => !part.closest('main, footer') || /MAIN|FOOTER/.test(part.tagName))
        .map((part) => part.tagName),
    );
  expect(order).toEqual(['ASIDE', 'HEADER', 'MAIN', 'SECTION', 'FOOTER']);
  const bar = page.locator('[data-slot=contact-bar]');
  await expect(bar.getByRole('link', { name: company.phone.text })).toHaveAttribute(
    'href',
    `tel:${company.phone.dial}`,
  );
  await expect(bar.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  await expect(bar.getByRole('link', { name: 'CONTACT' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('banner').getByRole('link', { name: 'CONTACT' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expectFooter(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the navigation bar stays in view, the telephone number on one line, the menu in one row', async ({
  page,
}) => {
  await page.goto('/about');
  const number = page.getByRole('complementary', { name: 'Contact' }).getByRole('link').first();
  await expect(number).toHaveText(company.phone.text);
  for (const width of [320, 360, 375]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(async () => (await number.boundingBox())?.height, `${width} px`).toBe(32);
  }
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('.main-menu');
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 600 });
    const countWrapped = () =>
      menu.evaluate(({ children }) => {
        const boxes = [...children].map((item) => item.getBoundingClientRect());
        return boxes.filter(({ top }) => top >= (boxes[0]?.bottom ?? 0)).length;
      });
    await expect.poll(countWrapped, `${width} px`).toBe(0);
    await expectToFit(page);
  }
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.getByRole('banner')).toBeInViewport();
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('title bands are low, and tools begin right below their names', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/instruments', '/careers', '/contact', '/instruments/standards']) {
    await page.goto(path);
    const band = await page.locator('main .title-band').boundingBox();
    expect(band?.height, path).toBeLessThanOrEqual(208);
    const lead = page.locator('main .title-band p').last();
    expect((await lead.boundingBox())?.height, path).toBeLessThanOrEqual(56);
  }
  for (const path of ['/instruments/finder', '/instruments/test-plan', '/quote']) {
    await page.goto(path);
    const first = page.locator('main form').first();
    expect((await first.boundingBox())?.y, path).toBeLessThanOrEqual(200);
  }
});

test('each menu opens on hover, 200 px wide, with its pages', async ({ page }) => {
  await page.goto('/services/consultancy');
  for (const menu of mainMenu.filter(({ items }) => items.length > 0)) {
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: menu.title }).hover();
    const list = page.getByRole('list', { name: menu.title });
    await expect(list).toBeVisible();
    const links = list.getByRole('link');
    await expect(links).toHaveText(menu.items.map(({ title }) => title));
    for (const [index, { href }] of menu.items.entries())
      await expect(links.nth(index)).toHaveAttribute('href', href);
    const popover = page.locator(`#menu-${menu.title.toLowerCase()}`);
    expect((await popover.boundingBox())?.width).toBe(200);
    const button = await main.getByRole('button', { name: menu.title }).boundingBox();
    expect((await popover.boundingBox())?.x).toBeCloseTo(button?.x ?? 0, 0);
    await main.getByRole('button', { name: menu.title }).click();
    await expect(list).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(list).toBeHidden();
  }
});

test('menus open and close by keyboard, and the current page is marked', async ({ page }) => {
  await page.goto('/careers');
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
  await expect(current).toHaveText('Careers');
  const button = page.getByRole('button', { name: 'Products' });
  await button.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Products' });
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
});

test('menus open by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 1024, height: 768 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto('/about');
  await page.getByRole('button', { name: 'Services' }).tap();
  await page
    .getByRole('list', { name: 'Services' })
    .getByRole('link', { name: 'Automotive' })
    .tap();
  await expect(page).toHaveURL('/services/automotive');
  await context.close();
});

test('on a phone the menu slides in from the left and can be closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.getByRole('link')).toHaveText(sheetMenu.map(({ title }) => title));
  await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0);
  for (let tabs = 0; tabs < sheetMenu.length + 3; tabs++) {
    await page.keyboard.press('Tab');
    await expect(page.locator('body > :not(dialog) :focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await sheet.getByRole('button', { name: 'Close menu' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await sheet.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
});

test.describe('the theme', () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test('can be chosen, persists, and applies without waiting for scripts', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about');
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await ground()).toBe('rgb(250, 251, 252)');
    await page.getByRole('radio', { name: 'Dark theme' }).check({ force: true });
    await expect.poll(ground).toBe('rgb(7, 19, 31)');
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/careers', { waitUntil: 'commit' });
    await page.waitForSelector('body');
    expect(await ground()).toBe('rgb(7, 19, 31)');
    await page.unroute('**/*.js');
    await page.goto('/about');
    await expect(page.getByRole('radio', { name: 'Dark theme' })).toBeChecked();
    await page.getByRole('radio', { name: 'Theme of the system' }).check({ force: true });
    await expect.poll(ground).toBe('rgb(250, 251, 252)');
  });
});

test('the theme follows the choice in another tab and survives going back', async ({
  page,
  context,
}) => {
  const dark = () => page.getByRole('radio', { name: 'Dark theme' });
  await page.goto('/about');
  await page.goto('/careers');
  const other = await context.newPage();
  await other.goto('/about');
  await other.getByRole('radio', { name: 'Dark theme' }).check({ force: true });
  await expect(dark()).toBeChecked();
  await page.goBack();
  await expect(dark()).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a browser without anchor positioning opens menus below their button', async ({ page }) => {
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'Services' });
  await button.hover();
  const popover = page.locator('#menu-services');
  await expect(popover).toBeVisible();
  const box = await button.boundingBox();
  for (const [name, value] of [
    ['--menu-left', box?.x],
    ['--menu-top', (box?.y ?? 0) + (box?.height ?? 0)],
  ] as const)
    expect(
      Number.parseFloat(
        await popover.evaluate((node, at) => getComputedStyle(node).getPropertyValue(at), name),
      ),
    ).toBeCloseTo(value ?? -1, 0);
});

test('a header sends the speculation rules for prefetching and prerendering', async ({
  request,
}) => {
  const page = await request.get('/about');
  expect(page.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = await request.get('/speculation-rules.json');
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  expect(Object.keys(await rules.json())).toEqual(['prefetch', 'prerender']);
});
