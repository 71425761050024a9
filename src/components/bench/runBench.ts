import { afterPaint } from '../ui/afterPaint.ts';
import { sweepLoad } from './sweepLoad.ts';
import { turnPanel } from './turnPanel.ts';

const quietMilliseconds = 700;

/** Shows the chosen source as its controls are turned, and tells screen readers when they rest. */
export function runBench(bench: HTMLElement): void {
  const panels = [...bench.querySelectorAll<HTMLElement>('[data-source]')];
  const spoken = bench.querySelector('[data-spoken]');
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  /** Returns what it shows in words. */
  function show(): string {
    const chosen = bench.querySelector<HTMLInputElement>('.bench-sources :checked')?.value;
    const panel = panels.find(({ dataset }) => dataset.source === chosen);
    for (const one of panels) one.toggleAttribute('data-shown', one === panel);
    return panel ? turnPanel(panel) : '';
  }

  bench.addEventListener('input', () => {
    if (isDue) return;
    isDue = true;
    // What was pressed or turned shows first, then what it does.
    afterPaint(() => {
      isDue = false;
      const words = show();
      clearTimeout(resting);
      resting = setTimeout(() => {
        if (spoken) spoken.textContent = words;
      }, quietMilliseconds);
    });
  });
  // What the browser kept of an earlier visit.
  for (const panel of panels) turnPanel(panel);
  show();
  bench.dataset.live = '';
  sweepLoad(bench);
}
