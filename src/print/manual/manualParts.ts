import { specificationTitles } from '../../catalogue/fullSpecification.ts';
import { isWaveformKey, waveforms } from '../../components/waveforms/waveforms.ts';
import type { Manual } from '../../content/schemas/manual.ts';
import type { PrintWords } from '../../content/schemas/print.ts';
import type { Product } from '../../content/schemas/product.ts';
import type { DrawingSet } from '../drawings/drawing.ts';
import { panelDrawing } from '../drawings/panelDrawing.ts';
import { waveformDrawing } from '../drawings/waveformDrawing.ts';

type Side = Manual['panels'][number]['front'];

const plain = (text: string) => [{ text, face: 'plain' as const }];
const table = (head: readonly string[], rows: readonly (readonly string[])[]) => ({
  kind: 'table' as const,
  rows: [head, ...rows].map((row) => row.map(plain)),
});

/** 90 as "90 s", 300 as "5 min". */
const waitingTime = (seconds: number) =>
  seconds >= 180 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;

/** Groups of a specification that a manual prints elsewhere. */
const elsewhere: readonly string[] = [specificationTitles.delivery, specificationTitles.safety];

/** The parts of a manual that are made from the catalogue, by the name its text calls them with. */
export function manualParts(
  { panels }: Manual,
  models: readonly Product[],
  words: PrintWords['manual'],
  drawings: DrawingSet,
) {
  const modelOf = (slug: string) => {
    const found = models.find((model) => model.slug === slug);
    if (!found) throw new Error(`The manual does not cover "${slug}"`);
    return found;
  };

  function side(product: Product, title: string, parts: Side, first: number) {
    const rowText = (label: string) => {
      const rows = product.specification.flatMap((group) => group.rows);
      const [, value] = rows.find(([name]) => name === label) ?? [];
      if (!value) throw new Error(`${product.name} has no row "${label}" in its specification`);
      return value;
    };
    const legend = parts.map(({ label, text, row }, index) => {
      return [String(first + index), label, text ?? rowText(row ?? label)];
    });
    const caption = `${title} ${product.name}`;
    const alt = `${caption}, from left to right: ${legend.map(([n, label]) => `${n} ${label}`).join(', ')}.`;
    const drawing = drawings.add(panelDrawing(parts, product.body, first), alt);
    return { kind: 'panel' as const, title: caption, legend, drawing };
  }

  return {
    models: () => [
      table(
        words.models.head,
        models.map(({ name, order, subtitle, specs }) => {
          const figures = [subtitle, ...specs.map(({ label }) => label)];
          return [name, order.code, figures.join(', ')];
        }),
      ),
    ],
    discharge: () => [
      table(
        words.discharge.head,
        models.map(({ name, dischargeSeconds }) => [name, waitingTime(dischargeSeconds)]),
      ),
    ],
    panel: (slug: string) => {
      const panel = panels.find(({ model }) => model === slug);
      if (!panel) throw new Error(`The manual describes no panel of "${slug}"`);
      const product = modelOf(slug);
      return [
        side(product, words.front, panel.front, 1),
        side(product, words.rear, panel.rear, panel.front.length + 1),
      ].filter(({ legend }) => legend.length > 0);
    },
    waveforms: (keys: string) => [
      {
        kind: 'curves' as const,
        curves: keys.split(' ').map((key) => {
          if (!isWaveformKey(key)) throw new Error(`There is no waveform "${key}"`);
          const { title, caption } = waveforms[key];
          const drawing = drawings.add(waveformDrawing(waveforms[key]), `${title}. ${caption}`);
          return { title, caption, ...drawing };
        }),
      },
    ],
    data: () => [
      {
        kind: 'technical' as const,
        models: models.map(({ name, specification }) => ({
          name,
          rows: specification
            .filter(({ title }) => !elsewhere.includes(title))
            .flatMap(({ rows }) => rows),
        })),
      },
    ],
  };
}
