import type { Page } from '@playwright/test';
import { paths } from '../../src/site/paths.ts';
import { expect, fillIn, resume, test } from '../support/careers.ts';
import { delayRequests } from '../support/delayRequests.ts';

/** Opens a page whose islands do not hydrate until the returned function is called. */
async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  // React's renderer: without it islands cannot hydrate, but everything else works.
  const hydrate = await delayRequests(page, '**/_astro/client.*.js');
  await page.goto(path);
  return hydrate;
}

test('Read More clicked before hydration opens the details', async ({ page }) => {
  const hydrate = await openUnhydrated(page, paths.careers);
  await page.getByRole('button', { name: 'Read More' }).nth(1).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  hydrate();
  await expect(page.getByRole('dialog', { name: 'Junior Linux Developer' })).toBeVisible();
});

test('Next pressed before hydration turns the row of products', async ({ page }) => {
  const hydrate = await openUnhydrated(page, paths.home);
  const row = page.getByRole('region', { name: 'Products', exact: true });
  await row.getByRole('button', { name: 'Next slide' }).click();
  hydrate();
  await expect(row.getByRole('button', { name: 'Previous slide' })).toBeEnabled();
});

test('a filter ticked before hydration applies, one ticked and cleared does not', async ({
  page,
}) => {
  const hydrate = await openUnhydrated(page, paths.careers);
  await page.getByLabel('Remote').check();
  await page.getByLabel('Hybrid').check();
  await page.getByLabel('Hybrid').uncheck();
  hydrate();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/careers?work-type=remote');
  await expect(page.getByLabel('Remote')).toBeChecked();
});

test('the filters in a shared address apply before the list hydrates', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/careers?work-type=on-site');
  const titles = ['HR Intern', 'Hardware Design Engineer'];
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
  // The button must not move: pressed before hydration and released after, it is still a click.
  const button = page.getByRole('button', { name: 'Read More' }).last();
  const before = await button.boundingBox();
  hydrate();
  await expect(page.getByRole('status').first()).toHaveText('2 of 4 jobs');
  expect(await button.boundingBox()).toEqual(before);
});

test('Chat Now clicked before hydration opens the dialog', async ({ page }) => {
  const hydrate = await openUnhydrated(page, paths.helpCenter);
  await page.getByRole('link', { name: 'Chat Now' }).click();
  hydrate();
  await expect(page.getByRole('dialog', { name: 'Chat with support' })).toBeVisible();
  await expect(page).toHaveURL(paths.helpCenter);
});

test('a query typed before hydration is searched for', async ({ page }) => {
  const hydrate = await openUnhydrated(page, paths.search);
  await page.getByRole('main').getByRole('searchbox').fill('esd manual');
  hydrate();
  await expect(page.locator('[data-result]').first()).toHaveAttribute(
    'href',
    '/manuals/esd-generators.pdf',
  );
});

test('letters typed while the search wakes up are kept', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener(
      'astro:hydrate',
      ({ target }) => {
        const box = (target as Element).querySelector<HTMLInputElement>('main [type=search]');
        if (!box) return;
        box.setRangeText('manual', box.value.length, box.value.length, 'end');
        box.dispatchEvent(new Event('input', { bubbles: true }));
      },
      { capture: true },
    );
  });
  const hydrate = await openUnhydrated(page, paths.search);
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('esd ');
  hydrate();
  await expect(page).toHaveURL('/search?q=esd+manual');
  await expect(box).toHaveValue('esd manual');
});

test('a filter of the finder ticked before hydration applies, and Back drops it', async ({
  page,
}) => {
  const hydrate = await openUnhydrated(page, paths.finder);
  const surge = page.getByRole('checkbox', { name: /^Surge \d+$/ });
  await surge.check();
  hydrate();
  await expect(page).toHaveURL('/instruments/finder?phenomenon=surge');
  await expect(page.getByRole('link', { name: 'Drop Surge' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(paths.finder);
  await expect(surge).not.toBeChecked();
});

test('values entered in the simulator before hydration are used', async ({ page }) => {
  const hydrate = await openUnhydrated(page, paths.evSimulator);
  await page.getByRole('slider', { name: 'Average speed' }).fill('120');
  await page.getByLabel('Battery capacity (kWh)').fill('100');
  await page.getByRole('switch', { name: 'Air conditioning' }).check();
  // The server answers a form sent before its script is there.
  await page.getByRole('button', { name: 'Calculate Range' }).click();
  // 95 kWh at 191.5 Wh/km, plus 1.5 kW of air conditioning at 120 km/h.
  await expect(page.getByRole('heading', { name: 'Range 466 km' })).toBeInViewport();
  hydrate();
  await expect(page).toHaveURL(/battery=100&speed=120&ac=on/);
});

test('input before any script has loaded is used', async ({ page }) => {
  const load = await delayRequests(page, '**/_astro/Document*.js');
  await page.goto(paths.evSimulator, { waitUntil: 'commit' });
  await page.getByLabel('Battery capacity (kWh)').fill('100');
  await page.getByRole('switch', { name: 'Air conditioning' }).check();
  load();
  await expect(page).toHaveURL(/battery=100&.*ac=on/);
  await expect(page.getByLabel('Battery capacity (kWh)')).toHaveValue('100');
});

test('Read More pressed before any script has loaded opens the details', async ({ page }) => {
  const load = await delayRequests(page, '**/_astro/Document*.js');
  await page.goto(paths.careers, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Read More' }).nth(1).click();
  load();
  await expect(page.getByRole('dialog', { name: 'Junior Linux Developer' })).toBeVisible();
});

test('if the code never loads, an application is posted as a plain form', async ({ page }) => {
  await openUnhydrated(page, '/careers/hr-intern');
  await fillIn(page, resume());
  await page.clock.install();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.clock.runFor(5000);
  await expect(page.getByText(/Your reference is \S{6,}/)).toBeVisible();
});

test('if the code never loads, Chat Now leads to the form on the page', async ({ page }) => {
  await openUnhydrated(page, paths.helpCenter);
  await page.clock.install();
  await page.getByRole('link', { name: 'Chat Now' }).click();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(`${paths.helpCenter}#get-in-touch`);
  await expect(page.locator('#get-in-touch')).toBeInViewport();
});
