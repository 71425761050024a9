import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
}

interface Watched extends Window {
  shifts?: { value: number; moved: string }[];
}

/** Records unexpected layout shifts from the first frame on. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    (window as Watched).shifts = shifts;
    const box = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const name = (node: Node | null) =>
      node instanceof Element
        ? `${node.localName}${node.id ? `#${node.id}` : ''}.${node.getAttribute('class') ?? ''}`
        : (node?.textContent ?? 'something').slice(0, 60);
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[])
        if (!shift.hadRecentInput)
          shifts.push({
            value: shift.value,
            moved: [
              `after ${Math.round(shift.startTime)} ms`,
              ...shift.sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${name(node)} from ${box(previousRect)} to ${box(currentRect)}`,
              ),
            ].join(', '),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    async read() {
      const shifts = await page.evaluate(() => (window as Watched).shifts ?? []);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      return {
        total: Math.round(total * 10000) / 10000,
        sources: shifts.map(({ moved }) => moved),
      };
    },
  };
}
