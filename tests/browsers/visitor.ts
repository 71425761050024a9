import { expect } from 'vitest';
import type { Browser } from './browser.ts';

/** A visitor who points, types and looks, in whichever browser. */
export function visitorOf(browser: Browser, site: string) {
  const find = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
  const read = (selector: string, property: string) =>
    browser.evaluate(`${find(selector)}?.${property}`);
  const sees = (selector: string) =>
    browser.evaluate(`Boolean(${find(selector)}?.checkVisibility({ visibilityProperty: true }))`);

  async function click(selector: string): Promise<void> {
    await expect.poll(() => sees(selector), { message: selector }).toBe(true);
    const place = `(() => {
      const element = ${find(selector)};
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    })()`;
    const { x, y } = (await browser.evaluate(place)) as { x: number; y: number };
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await browser.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }

  async function press(keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await browser.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  return {
    click,
    press,
    read,
    sees,
    open: (path: string) => browser.open(site + path),
    resize: browser.resize,
    errors: browser.errors,
    evaluate: browser.evaluate,
    async type(selector: string, text: string) {
      await click(selector);
      await press([...text]);
    },
    /** Waits until something is on the screen. */
    see: (selector: string) => expect.poll(() => sees(selector), { message: selector }).toBe(true),
    /** Waits until an island around something is awake. */
    wake: (selector: string) =>
      expect
        .poll(() =>
          browser.evaluate(`${find(selector)}?.closest('astro-island')?.hasAttribute('ssr')`),
        )
        .toBe(false),
  };
}

export type Visitor = ReturnType<typeof visitorOf>;
