import type { Browser, Page } from '@playwright/test';
import { scrollThrough } from '../../../tests/support/scrollThrough.ts';
import { watchShifts } from '../../../tests/support/watchShifts.ts';

/** Steps a millisecond of a quiet core: a virtual one of a Xeon at 2.5 GHz. */
const reference = 37;
/** What a cheap phone takes longer than that. */
const phone = 4;

/** Steps a millisecond right now. Other programs on the host often leave a core half of its speed. */
const speedOf = (page: Page) =>
  page.evaluate(() => {
    const words = new Map<string, number>();
    function stepsIn(milliseconds: number): number {
      const start = performance.now();
      let steps = 0;
      while (performance.now() - start < milliseconds) {
        for (let i = 0; i < 200; i++) words.set(`word ${(steps * 31 + i) % 5000}`, i);
        steps += 1;
      }
      return steps / (performance.now() - start);
    }
    // The first time it is compiled.
    stepsIn(10);
    return stepsIn(30);
  });

/** How many times to slow a page down so that it is as slow as a phone, however busy the host is. */
const slowdownToPhone = async (page: Page) =>
  Math.max(1, (phone * (await speedOf(page))) / reference);

interface EventTiming extends PerformanceEntry {
  interactionId: number;
}

interface Watched extends Window {
  slowest?: number;
}

/** Measures interactions as INP does: from the event to the next frame that shows its effect. */
async function watchEvents(page: Page) {
  await page.addInitScript(() => {
    const watched = window as Watched;
    watched.slowest = 0;
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as EventTiming[])
        if (interactionId > 0) watched.slowest = Math.max(watched.slowest ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return {
    /** The slowest interaction since the last call; 0 if none took longer than a frame. */
    take: () =>
      page.evaluate(async () => {
        const watched = window as Watched;
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        // The entry is written after the frame is shown, and the observer runs in a later task.
        for (let count = 0; count < 4; count++) await frame();
        await new Promise((resolve) => setTimeout(resolve, 20));
        const { slowest = 0 } = watched;
        watched.slowest = 0;
        return slowest;
      }),
  };
}

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
