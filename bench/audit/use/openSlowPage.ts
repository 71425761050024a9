import type { Browser } from '@playwright/test';
import { scrollThrough } from '../scrollThrough.ts';
import { watchShifts } from '../watchShifts.ts';
import { watchEvents } from './watchEvents.ts';

/** A page on a machine four times slower than this one. */
export async function openSlowPage(browser: Browser, address: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.accept());
  const shifts = await watchShifts(page);
  const events = await watchEvents(page);
  const devtools = await context.newCDPSession(page);
  let moved = 0;
  const sources: string[] = [];

  async function countShifts(): Promise<void> {
    const read = await shifts.read();
    moved += read.total;
    sources.push(...read.sources);
  }

  async function load(): Promise<void> {
    await countShifts();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'networkidle' });
    // Islands wake when they come into view.
    await scrollThrough(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await events.take();
  }
  await load();

  return {
    page,
    load,
    take: events.take,
    hasLeft: () => page.url().split(/[?#]/)[0] !== address,
    async close() {
      await countShifts();
      await context.close();
      return { moved: Math.round(moved * 10000) / 10000, sources };
    },
  };
}
