import type { Locator } from '@playwright/test';
import { paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

const style = (of: Locator, property: string, pseudo?: string) =>
  of.evaluate((node, [name = '', part]) => getComputedStyle(node, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

// Windows' high contrast replaces every colour we chose, and with them what showed a state.
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('switches, tabs and buttons show their state in forced colours', async ({ page }) => {
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
});

test('the dots of the slides show which is current in forced colours', async ({ page }) => {
  await page.goto(paths.home);
  const dots = page.locator('.carousel-dot');
  const colour = (dot: Locator) => style(dot, 'background-color', '::before');
  const other = await colour(page.locator('.carousel-dot:not([aria-current])').first());
  expect(await colour(page.locator('.carousel-dot[aria-current]').first())).not.toBe(other);
  expect(other).not.toBe(await style(dots.first(), 'background-color'));
});
