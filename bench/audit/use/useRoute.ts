import type { Page } from '@playwright/test';
import { actOn } from './actOn.ts';
import { type Control, controlSelector, visibleControls } from './controls.ts';
import type { openSlowPage } from './openSlowPage.ts';

export interface Used {
  /** Milliseconds by the name of the interaction. */
  times: Map<string, number>;
  /** Controls that could not be used, and why. */
  missed: string[];
}

const label = ({ kind, name }: Control) => `${kind} “${name}”`;
const isOpen = (page: Page) =>
  page.evaluate(() => document.querySelector('dialog[open], :popover-open') !== null);

/** Uses every control of the page once, and those of whatever it opens. */
export async function useRoute(
  slow: Awaited<ReturnType<typeof openSlowPage>>,
  only?: string,
): Promise<Used> {
  const { page } = slow;
  const used: Used = { times: new Map(), missed: [] };

  async function useOne(control: Control, prefix: string): Promise<void> {
    const name = `${prefix}${label(control)}`;
    try {
      await actOn(page.locator(controlSelector).nth(control.index), control.kind);
      const time = await slow.take();
      used.times.set(name, Math.max(time, used.times.get(name) ?? 0));
    } catch (error) {
      used.missed.push(`${name}: ${String(error).split('\n')[0]}`);
    }
  }

  /** Brings the page back to what it was; by loading it anew where nothing else helps. */
  async function putBack(): Promise<void> {
    for (let tries = 0; tries < 2 && !slow.hasLeft() && (await isOpen(page)); tries++)
      await page.keyboard.press('Escape');
    if (slow.hasLeft() || (await isOpen(page))) await slow.load();
  }

  const seen = new Set<string>();
  for (const control of await visibleControls(page)) {
    if (only && !only.startsWith(label(control))) continue;
    const now = await visibleControls(page);
    if (!now.some(({ index, name }) => index === control.index && name === control.name))
      await slow.load();
    await useOne(control, '');
    if (!slow.hasLeft() && (await isOpen(page)))
      for (const inner of await visibleControls(page)) {
        const name = `${label(control)} › ${label(inner)}`;
        if (seen.has(label(inner)) || (only && only !== name)) continue;
        seen.add(label(inner));
        if (slow.hasLeft() || !(await isOpen(page))) break;
        await useOne(inner, `${label(control)} › `);
      }
    await putBack();
  }
  return used;
}
