import type { Browser, Page } from '@playwright/test';
import { scrollThrough } from '../../../tests/support/scrollThrough.ts';
import { watchShifts } from '../watchShifts.ts';
import { slowdownToPhone } from './slowdown.ts';
import { watchEvents } from './watchEvents.ts';

/** Until what an earlier action set off is done: nobody is as quick as the next line of a program. */
const rest = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
  );

/** A page that is slowed down while it is used. */
export async function openSlowPage(browser: Browser, address: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.accept());
  const shifts = await watchShifts(page);
  const events = await watchEvents(page);
  const devtools = await context.newCDPSession(page);
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  // A form may lead to the same address with a query. What comes then must not be used while it loads.
  let isLeaving = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLeaving = true;
  });
  let moved = 0;
  const sources: string[] = [];

  async function countShifts(): Promise<void> {
    const read = await shifts.read();
    moved += read.total;
    sources.push(...read.sources);
  }

  async function load(): Promise<void> {
    await countShifts();
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'load' });
    // Islands hydrate when they come into view.
    await scrollThrough(page);
    await events.take();
    isLeaving = false;
  }
  await load();

  return {
    page,
    load,
    hasLeft: () => isLeaving || page.url().split(/[?#]/)[0] !== address,
    /** Milliseconds until the page showed the effect of the action. */
    async time(action: () => Promise<void>): Promise<number> {
      await rest(page);
      await slowDown(await slowdownToPhone(page));
      await action();
      // If the action left the page, there is no next frame to wait for.
      const milliseconds = await events.take().catch(() => 0);
      await slowDown(1);
      return milliseconds;
    },
    async close() {
      await countShifts();
      await context.close();
      return { moved: Math.round(moved * 10000) / 10000, sources };
    },
  };
}

export type SlowPage = Awaited<ReturnType<typeof openSlowPage>>;
