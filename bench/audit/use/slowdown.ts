import type { Page } from '@playwright/test';

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
export const slowdownToPhone = async (page: Page) =>
  Math.max(1, (phone * (await speedOf(page))) / reference);
