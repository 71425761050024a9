import type { Page } from '@playwright/test';
import type { Check } from './check.ts';
import { actOn, type Control, visibleControls } from './use/controls.ts';
import { openSlowPage, type SlowPage } from './use/slowPage.ts';

const bar = 200;
const widths = [1440, 390];
/** The shell is the same on every page; the theme switch repaints all of it. */
const partOf = (route: string) => (route === '/' ? 'body' : 'main, [data-theme-switch]');

interface Used {
  /** Milliseconds by the name of the interaction. */
  times: Map<string, number>;
  /** Controls that could not be reached. */
  missed: string[];
}

const label = ({ kind, name }: Control) => `${kind} “${name}”`;
const isOpen = (page: Page) =>
  page.evaluate(() => document.querySelector('dialog[open], :popover-open') !== null);

/** Uses every control in a part of the page once, including those in anything that opens. */
async function operateAll(slow: SlowPage, where: string): Promise<Used> {
  const { page } = slow;
  const used: Used = { times: new Map(), missed: [] };

  async function operate(control: Control, prefix: string): Promise<void> {
    const name = `${prefix}${label(control)}`;
    const reached = await actOn(page, control, async (action) => {
      used.times.set(name, await slow.time(action));
    });
    if (!reached) used.missed.push(name);
  }

  async function operateOpened(opener: Control, seen: Set<string>): Promise<void> {
    for (const control of await visibleControls(page, where)) {
      const name = label(control);
      if (seen.has(name)) continue;
      seen.add(name);
      await operate(control, `${label(opener)} › `);
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
    const now = await visibleControls(page, where);
    if (!now.some(({ index, name }) => index === control.index && name === control.name))
      await slow.load();
    await operate(control, '');
    if (!slow.hasLeft() && (await isOpen(page))) await operateOpened(control, seen);
    await resetPage();
  }
  return used;
}

export const use: Check = {
  name: 'use',
  title: 'Every control used, on a processor as slow as a cheap phone',
  bar: `responds within ${bar} ms; no shift`,
  concurrency: 2,
  isTimed: true,
  worse: { 'INP ms': Math.max, shift: Math.max },
  async run(route, { browser, url }) {
    const faults: string[] = [];
    const figures = { 'INP ms': 0, shift: 0 };
    for (const width of widths) {
      const page = await openSlowPage(browser, url + route, width);
      const { times, missed } = await operateAll(page, partOf(route));
      const { moved, sources } = await page.close();
      if (moved > 0) faults.push(`shift of ${moved} in use at ${width} px: ${sources.join('; ')}`);
      for (const [name, time] of times)
        if (time > bar) faults.push(`${time} ms at ${width} px: ${name}`);
      for (const control of missed) console.log(`${route} at ${width} px, not reached: ${control}`);
      figures['INP ms'] = Math.max(figures['INP ms'], ...times.values());
      figures.shift = Math.max(figures.shift, moved);
    }
    return { faults, figures };
  },
};
