import type { Page } from '@playwright/test';
import { actOn } from './actOn.ts';
import { type Control, visibleControls } from './controls.ts';
import type { SlowPage } from './openSlowPage.ts';

export interface Used {
  /** Milliseconds by the name of the interaction. */
  times: Map<string, number>;
  /** Controls that could not be reached. */
  missed: string[];
}

const label = ({ kind, name }: Control) => `${kind} “${name}”`;
const isOpen = (page: Page) =>
  page.evaluate(() => document.querySelector('dialog[open], :popover-open') !== null);

/** Uses every control in a part of the page once, including those in anything that opens. */
export async function useRoute(slow: SlowPage, where: string, only?: string): Promise<Used> {
  const { page } = slow;
  const used: Used = { times: new Map(), missed: [] };

  async function useOne(control: Control, prefix: string): Promise<void> {
    const name = `${prefix}${label(control)}`;
    const reached = await actOn(page, control, async (action) => {
      used.times.set(name, await slow.time(action));
    });
    if (!reached) used.missed.push(name);
  }

  async function useOpened(opener: Control, seen: Set<string>): Promise<void> {
    for (const control of await visibleControls(page, where)) {
      const name = label(control);
      if (seen.has(name) || (only && only !== `${label(opener)} › ${name}`)) continue;
      seen.add(name);
      await useOne(control, `${label(opener)} › `);
      if (slow.hasLeft() || !(await isOpen(page))) return;
    }
  }

  /** Closes whatever is open; reloads the page if that does not help. */
  async function resetPage(): Promise<void> {
    for (let tries = 0; tries < 2 && !slow.hasLeft() && (await isOpen(page)); tries++)
      await page.keyboard.press('Escape');
    if (slow.hasLeft() || (await isOpen(page))) await slow.load();
  }

  const seen = new Set<string>();
  for (const control of await visibleControls(page, where)) {
    if (only && only.split(' › ')[0] !== label(control)) continue;
    const now = await visibleControls(page, where);
    if (!now.some(({ index, name }) => index === control.index && name === control.name))
      await slow.load();
    await useOne(control, '');
    if (!slow.hasLeft() && (await isOpen(page))) await useOpened(control, seen);
    await resetPage();
  }
  return used;
}
