import type { Page } from '@playwright/test';

interface EventTiming extends PerformanceEntry {
  interactionId: number;
}

interface Watched extends Window {
  slowest?: number;
}

/** Measures interactions as INP does: from the event to the next frame that shows its effect. */
export async function watchEvents(page: Page) {
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
