import type { Manual } from '../../content/schemas/manual.ts';
import { paper } from '../theme.ts';
import type { Drawing, Label } from './drawing.ts';

type Part = Manual['panels'][number]['front'][number];

const width = 480;
const inset = 14;
/** Width of a part by its kind, in shares of the panel; sockets grow with their number. */
const shares: Partial<Record<Part['part'], number>> = { display: 3.4, keys: 1.6, bushing: 1.6 };
const shareOf = ({ part, names }: Part) => shares[part] ?? Math.max(1, names.length * 0.62);
const tenth = (n: number) => Math.round(n * 10) / 10;
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${fill}" stroke="${paper.ink}"/>`;
const box = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${tenth(x - w / 2)}" y="${tenth(y - h / 2)}" width="${tenth(w)}" height="${tenth(h)}" rx="2" fill="${fill}" stroke="${paper.ink}"/>`;

/** The sign of a part around its middle. */
function sign({ part, names }: Part, x: number, y: number, w: number, h: number): string {
  const r = Math.min(w, h, 30) / 2.6;
  switch (part) {
    case 'display':
      return box(x, y, w * 0.9, h * 0.78, paper.ink);
    case 'stop':
      return circle(x, y, r, paper.surface) + circle(x, y, r * 0.7, '#c22525');
    case 'key-switch':
      return `${circle(x, y, r, paper.surface)}<path d="M${tenth(x)} ${tenth(y - r * 0.6)}v${tenth(r * 1.2)}" stroke="${paper.ink}" stroke-width="3"/>`;
    case 'lamp':
      return circle(x, y, r * 0.6, paper.accent);
    case 'knob':
      return `${circle(x, y, r * 1.2, paper.surface)}<path d="M${tenth(x)} ${tenth(y)}v-${tenth(r)}" stroke="${paper.ink}" stroke-width="2"/>`;
    case 'sockets':
    case 'terminals':
    case 'earth': {
      const count = Math.max(names.length, 1);
      return names
        .concat(names.length ? [] : [''])
        .map((_, i) => {
          const at = x + ((i + 0.5) / count - 0.5) * w;
          const size = Math.min(r, (w / count) * 0.36);
          return part === 'terminals'
            ? box(at, y, size * 1.7, size * 1.7, paper.surface) +
                circle(at, y, size * 0.5, paper.ink)
            : circle(at, y, size, paper.surface) + circle(at, y, size * 0.45, paper.ink);
        })
        .join('');
    }
    case 'bushing':
      return [1, 0.78, 0.56].map((size) => circle(x, y, r * 1.3 * size, paper.surface)).join('');
    default:
      return box(x, y, Math.min(w * 0.7, 44), Math.min(h * 0.42, 26), paper.surface);
  }
}

/** One side of a housing, its parts from left to right, numbered from `first` on. */
export function panelDrawing(
  parts: readonly Part[],
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
  first: number,
): Drawing {
  const high = Math.min(Math.max((width * heightMm) / widthMm, 100), 170);
  const total = parts.reduce((sum, part) => sum + shareOf(part), 0);
  let x = inset;
  const placed = parts.map((part) => {
    const share = ((width - 2 * inset) * shareOf(part)) / total;
    x += share;
    return { part, middle: x - share / 2, share };
  });
  const y = high / 2 + 6;
  const room = high - 56;
  const labels = placed.flatMap(({ part, middle, share }, index): Label[] => [
    {
      words: String(first + index),
      x: middle,
      y: 20,
      colour: 'accent',
      anchor: 'middle',
      size: 14,
    },
    ...part.names.map(
      (words, i): Label => ({
        words,
        x: middle + ((i + 0.5) / part.names.length - 0.5) * share * 0.92,
        y: y + Math.min(room / 2, 24) + 4,
        colour: 'ink',
        anchor: 'middle',
        size: 10,
      }),
    ),
  ]);
  return {
    width,
    height: tenth(high),
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${tenth(high)}">`,
      `<rect x="1" y="1" width="${width - 2}" height="${tenth(high - 2)}" rx="5" fill="${paper.surface}" stroke="${paper.ink}" stroke-width="1.4"/>`,
      ...placed.map(({ part, middle, share }) => sign(part, middle, y, share * 0.92, room)),
      '</svg>',
    ].join(''),
    labels,
  };
}
