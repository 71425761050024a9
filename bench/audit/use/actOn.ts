import type { Page } from '@playwright/test';
import { type Control, controlSelector } from './controls.ts';

const typed: Record<string, string> = {
  'input email': 'a@b.in',
  'input tel': '+9120',
  'input number': '42',
  'input search': 'surge',
  'input url': 'https',
  'input text': 'Asha',
  'input date': '1115',
  textarea: 'Asha',
};
const pressed: Record<string, readonly string[]> = {
  select: ['ArrowDown'],
  'input range': ['ArrowRight', 'PageUp', 'ArrowLeft'],
};

/** Milliseconds, of a quick typist. */
const betweenKeys = 150;

/** Scrolls a control into view; returns where to click, or undefined if something covers it. */
const placeOf = (page: Page, index: number) =>
  page.evaluate(
    ([selector, at]) => {
      const element = document.querySelectorAll<HTMLInputElement>(selector)[at];
      if (!element) return undefined;
      const shown = ['checkbox', 'radio'].includes(element.type)
        ? (element.labels?.[0] ?? element)
        : element;
      shown.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = shown.getBoundingClientRect();
      const place = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(place.x, place.y);
      return hit && (shown.contains(hit) || hit.contains(shown)) ? place : undefined;
    },
    [controlSelector, index] as const,
  );

/** Uses a control with mouse and keyboard; returns false if it cannot be reached. */
export async function actOn(
  page: Page,
  { index, kind }: Control,
  slowly: (action: () => Promise<void>) => Promise<void>,
): Promise<boolean> {
  const place = await placeOf(page, index);
  if (!place) return false;
  const keys = pressed[kind];
  // A dropdown list opens outside the page, so it is operated by keyboard.
  if (keys) await page.locator(controlSelector).nth(index).focus();
  // Nobody presses in the moment in which the pointer arrives.
  else await page.mouse.move(place.x, place.y);
  await slowly(async () => {
    for (const key of keys ?? []) await page.keyboard.press(key, { delay: betweenKeys });
    if (!keys) await page.mouse.click(place.x, place.y);
    await page.keyboard.type(typed[kind] ?? '', { delay: betweenKeys });
  });
  return true;
}
