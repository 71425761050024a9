import { benchReading } from './model/benchReading.ts';
import type { BenchKey } from './model/benchSources.ts';
import { benchTraces } from './model/benchTraces.ts';
import { loadAt } from './model/loadAt.ts';
import { loadText } from './model/loadText.ts';

/** Draws what a panel's controls say, and returns it in words. */
export function turnPanel(panel: HTMLElement): string {
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

  const ohms = chosen?.dataset.ohms;
  for (const maker of panel.querySelectorAll<HTMLElement>('[data-reach]')) {
    const fits = !ohms || maker.dataset.ohms?.split(' ').includes(ohms);
    maker.hidden = Number(maker.dataset.reach) < kilovolts || !fits;
  }
  const figures = [...panel.querySelectorAll('dl > div')];
  return figures
    .map((figure) => [...figure.children].map((part) => part.textContent).join(' '))
    .join(', ');
}
