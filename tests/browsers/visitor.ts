import { expect } from 'vitest';
import type { Browser } from './browser.ts';

/** A visitor who points, types and looks, in whichever browser. */
export function visitorOf(browser: Browser, site: string) {
  const find = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
  const read = (selector: string, property: string) =>
    browser.evaluate(`${find(selector)}?.${property}`);
  const sees = (selector: string) =>
    browser.evaluate(`Boolean(${find(selector)}?.checkVisibility({ visibilityProperty: true }))`);

  /** Where something is on the screen, once it has arrived there and a pointer would meet it. */
  async function place(selector: string): Promise<DOMRect> {
    const arrived = `(() => {
      const element = ${find(selector)};
      const { x, y, width, height } = element.getBoundingClientRect();
      const met = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(met) && !document.getAnimations().some((one) =>
        one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity);
    })()`;
    await expect.poll(() => browser.evaluate(arrived), { message: selector }).toBe(true);
    return (await read(selector, 'getBoundingClientRect().toJSON()')) as DOMRect;
  }

  async function click(selector: string): Promise<void> {
    await expect.poll(() => sees(selector), { message: selector }).toBe(true);
    await read(selector, "scrollIntoView({ block: 'center', behavior: 'instant' })");
    const { left, top, width, height } = await place(selector);
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
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
    place,
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
