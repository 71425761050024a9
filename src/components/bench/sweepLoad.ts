import { benchSources } from './model/benchSources.ts';
import { loadPositions } from './model/loadAt.ts';
import { turnPanel } from './turnPanel.ts';

const milliseconds = 3200;
const home = benchSources.surge.position;
/** How much of the bench must be in view. */
const enough = 0.6;

/**
 * Turns the load once from open to short and back to its place when the bench comes into view: what
 * it is for is seen at a glance. Not for those who ask for less motion, nor after a first touch.
 */
export function sweepLoad(bench: HTMLElement): void {
  const panel = bench.querySelector<HTMLElement>('[data-source=surge]');
  const load = panel?.querySelector<HTMLInputElement>('[data-control=load]');
  if (!panel || !load || load.value !== String(home)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  sweep(bench, panel, load);
}

function sweep(bench: HTMLElement, panel: HTMLElement, load: HTMLInputElement): void {
  let isOver = false;
  let started: number | undefined;
  const touch = () => {
    isOver = true;
  };
  for (const event of ['pointerdown', 'keydown', 'focusin', 'input'])
    bench.addEventListener(event, touch, { once: true });

  function turnTo(position: number): void {
    load.value = String(Math.round(position));
    turnPanel(panel);
  }

  function step(now: number): void {
    if (isOver) return;
    started ??= now;
    const share = Math.min((now - started) / milliseconds, 1);
    // Open at first, short after six tenths, then back to where it stood.
    turnTo(
      share < 0.6
        ? (share / 0.6) * loadPositions
        : loadPositions - ((share - 0.6) / 0.4) * (loadPositions - home),
    );
    if (share < 1) requestAnimationFrame(step);
    else isOver = true;
  }

  const observer = new IntersectionObserver(
    ([entry]) => {
      const { intersectionRatio = 0 } = entry ?? {};
      if (isOver) observer.disconnect();
      else if (started === undefined && intersectionRatio >= enough) requestAnimationFrame(step);
      else if (started !== undefined && intersectionRatio === 0) {
        // Nobody sees it any more.
        isOver = true;
        turnTo(home);
      }
    },
    { threshold: [0, enough] },
  );
  observer.observe(panel);
}
