import type { Locator } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { company } from '../../src/site/company.ts';
import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

const style = (of: Locator, property: string, pseudo?: string) =>
  of.evaluate((node, [name = '', part]) => getComputedStyle(node, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

// Windows' high contrast replaces every colour we chose, and with them what showed a state.
test('switches, tabs, buttons and dots show their state in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(paths.evSimulator);
  const air = page.getByRole('switch', { name: 'Air conditioning' });
  await waitForHydration(air);
  const off = await style(air, 'background-color');
  await air.check();
  // The colour changes over a tenth of a second.
  await expect.poll(() => style(air, 'background-color')).not.toBe(off);
  const [chosen, other] = await Promise.all(
    ['Basic Mode', 'Advanced Mode'].map((name) =>
      style(page.getByRole('tab', { name }), 'border-bottom-color'),
    ),
  );
  expect(chosen).not.toBe(other);
  const run = page.getByRole('button', { name: 'Calculate Range' });
  expect(await style(run, 'border-top-width')).toBe('1px');

  await page.goto(paths.home);
  const dots = page.locator('.carousel-dot');
  const colour = (dot: Locator) => style(dot, 'background-color', '::before');
  const otherDot = await colour(page.locator('.carousel-dot:not([aria-current])').first());
  const current = page.locator('.carousel-dot[aria-current]').first();
  expect(await colour(current)).not.toBe(otherDot);
  expect(otherDot).not.toBe(await style(dots.first(), 'background-color'));
});

test('nothing fades or slides for whoever asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(paths.transientGenerators);
  const fading = await page.evaluate(() => {
    getComputedStyle(document.body).color;
    document.documentElement.dataset.theme = 'dark';
    return document.getAnimations().length;
  });
  expect(fading).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('#menu-sheet')).toHaveCSS('transition-duration', /^0s(, 0s)*$/);
});

test('pages print their heading, and name, phone and address on every sheet', async ({ page }) => {
  for (const path of [paths.about, paths.vodichron]) {
    await page.goto(path);
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf())));
    const plain = (words: string) => words.replaceAll(/\s+/g, '').toLowerCase();
    expect(plain(text.join(''))).toContain(plain(heading));
    for (const words of text)
      for (const fact of [company.name, company.phone.text, company.address.street])
        expect(plain(words)).toContain(plain(fact));
  }
});
