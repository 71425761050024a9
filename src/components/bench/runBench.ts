import { sweepLoad } from './sweepLoad.ts';
import { turnPanel } from './turnPanel.ts';

const quietMilliseconds = 700;

/** Recomputes a panel as its controls are turned, and tells screen readers when they rest. */
export function runBench(bench: HTMLElement): void {
  const spoken = bench.querySelector('[data-spoken]');
  let resting: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  bench.addEventListener('input', ({ target }) => {
    const panel = (target as Element).closest<HTMLElement>('[data-source]');
    if (!panel) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const words = turnPanel(panel);
      clearTimeout(resting);
      resting = setTimeout(() => {
        if (spoken) spoken.textContent = words;
      }, quietMilliseconds);
    });
  });
  // What the browser kept of an earlier visit.
  for (const panel of bench.querySelectorAll<HTMLElement>('[data-source]')) turnPanel(panel);
  bench.dataset.live = '';
  sweepLoad(bench);
}
