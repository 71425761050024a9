import { benchSources } from './model/benchSources.ts';
import { loadPositions } from './model/loadAt.ts';
import { turnPanel } from './turnPanel.ts';

const milliseconds = 3200;
const home = benchSources.surge.position;

/**
 * Turns the load once from open to short and back to its place when the bench comes into view: what
 * it is for is seen at a glance. Not for those who ask for less motion, nor after a first touch.
 */
export function sweepLoad(bench: HTMLElement): void {
  const panel = bench.querySelector<HTMLElement>('[data-source=surge]');
  const load = panel?.querySelector<HTMLInputElement>('[data-control=load]');
  if (!panel || !load || load.value !== String(home)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  let touched = false;
  const stop = () => {
    touched = true;
  };
  for (const event of ['pointerdown', 'keydown', 'focusin', 'input'])
    bench.addEventListener(event, stop, { once: true });

  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      let started: number | undefined;
      const step = (now: number) => {
        started ??= now;
        const share = Math.min((now - started) / milliseconds, 1);
        if (touched) return;
        // Open at first, short after six tenths, then back to where it stood.
        const position =
          share < 0.6
            ? (share / 0.6) * loadPositions
            : loadPositions - ((share - 0.6) / 0.4) * (loadPositions - home);
        load.value = String(Math.round(position));
        turnPanel(panel);
        if (share < 1) requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    },
    { threshold: 0.6 },
  );
  observer.observe(panel);
}
