import { benchReading } from './model/benchReading.ts';
import { type BenchKey, benchSources, loadAt, loadPositions } from './model/benchSources.ts';
import { benchTraces } from './model/benchTraces.ts';
import { loadText } from './model/figureTexts.ts';

const quietMilliseconds = 700;

/** Draws what a panel's controls say, and returns it in words. */
function turnPanel(panel: HTMLElement): string {
  const find = (selector: string) => panel.querySelector<HTMLInputElement>(selector);
  const key = panel.dataset.source as BenchKey;
  const { open = '', short = '' } = panel.dataset;
  const volts = find('[data-control=kilovolts]');
  const resistor = find('[data-control=load]');
  const chosen = find(':checked');
  const kilovolts = Number(volts?.value);
  const load = loadAt(Number(resistor?.value ?? 0));
  const setting = { kilovolts, network: Number(chosen?.value ?? 0), load };

  const show = (input: HTMLInputElement | null, name: string, text: string) => {
    input?.setAttribute('aria-valuetext', text);
    write(`[data-value=${name}]`, text);
  };
  const write = (selector: string, text: string) => {
    for (const place of panel.querySelectorAll(selector)) place.textContent = text;
  };
  show(volts, 'kilovolts', `${kilovolts} kV`);
  show(resistor, 'load', loadText(load, { open, short }));

  const { scales, ...traces } = benchTraces(key, setting);
  for (const [name, path] of Object.entries(traces))
    panel.querySelector(`[data-trace=${name}]`)?.setAttribute('d', path);
  for (const [name, text] of Object.entries(scales)) write(`[data-scale=${name}]`, text);
  for (const [name, text] of Object.entries(benchReading(key, setting)))
    write(`[data-figure=${name}]`, text);

  const network = chosen?.dataset.network;
  for (const maker of panel.querySelectorAll<HTMLElement>('[data-reach]')) {
    const fits = !network || maker.dataset.networks?.split(' ').includes(network);
    maker.hidden = Number(maker.dataset.reach) < kilovolts || !fits;
  }
  const figures = [...panel.querySelectorAll('dl > div')];
  return figures
    .map((figure) => [...figure.children].map((part) => part.textContent).join(' '))
    .join(', ');
}

const milliseconds = 3200;
const home = benchSources.surge.position;
/** How much of the bench must be in view. */
const enough = 0.6;

/**
 * Turns the load once from open to short and back to its place when the bench comes into view: what
 * it is for is seen at a glance. Not for those who ask for less motion, nor after a first touch.
 */
function sweepLoad(bench: HTMLElement): void {
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

/** Shows the chosen source as its controls are turned, and tells screen readers when they rest. */
export function runBench(bench: HTMLElement): void {
  const panels = [...bench.querySelectorAll<HTMLElement>('[data-source]')];
  const spoken = bench.querySelector('[data-spoken]');
  let resting: ReturnType<typeof setTimeout> | undefined;

  /** Returns what it shows in words. */
  function show(): string {
    const chosen = bench.querySelector<HTMLInputElement>('.bench-sources :checked')?.value;
    const panel = panels.find(({ dataset }) => dataset.source === chosen);
    for (const one of panels) one.toggleAttribute('data-shown', one === panel);
    return panel ? turnPanel(panel) : '';
  }

  bench.addEventListener('input', () => {
    const words = show();
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (spoken) spoken.textContent = words;
    }, quietMilliseconds);
  });
  // What the browser kept of an earlier visit.
  for (const panel of panels) turnPanel(panel);
  show();
  bench.dataset.live = '';
  sweepLoad(bench);
}
