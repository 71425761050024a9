import { openWithStoppedClock, runUntilVisible, submit, toast } from '../support/queryForm.ts';
import { expect, test } from '../support/test.ts';

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
