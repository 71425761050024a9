import type { Product } from '../content/schemas/product.ts';
import type { Terms } from '../content/schemas/terms.ts';
import { quantity } from './quantity.ts';

type Group = Product['specification'][number];

/** The headings of the groups that every product has, in their order. */
export const specificationTitles = {
  supply: 'Supply and mechanics',
  delivery: 'Scope of delivery',
  safety: 'Safety',
} as const;

/** "Ceiling at least [ceilingMetres] m" with the product's figure. */
function withFigures(product: Product, text: string): string {
  const figures: Readonly<Record<string, unknown>> = product;
  return text.replace(/\[(\w+)\]/g, (_, name: string) => {
    if (typeof figures[name] === 'number') return String(figures[name]);
    throw new Error(`${product.slug}: "${text}" needs the figure ${name}, which it does not have`);
  });
}

type Row = [label: string, value: string];

const housingNames: Record<Product['body']['housing'], readonly [one: string, several: string]> = {
  bench: ['Bench unit', 'Bench units'],
  cabinet: ['Floor cabinet', 'Floor cabinets'],
  tower: ['Open tower', 'Open towers'],
  column: ['Free-standing', 'Free-standing'],
  'open-frame': ['Open frame', 'Open racks'],
  module: ['Floor-standing module', 'Floor-standing modules'],
  handheld: ['Pistol and base unit', 'Pistols and base units'],
  box: ['Table unit', 'Table units'],
};

/** "300 VA without EUT", but "800 VA; compressed air 6 bar". */
const withNote = (text: string, note: string | undefined) => {
  if (!note) return text;
  return /^(without|for) /.test(note) ? `${text} ${note}` : `${text}; ${note}`;
};

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');

function mainsText({
  phases,
  volts,
  hertz,
  va,
  amperes,
  wires,
  note,
}: NonNullable<Product['mains']>) {
  const voltage =
    typeof volts === 'number'
      ? `${phases === 3 ? '3 × ' : ''}${volts} V ± 10 %${phases === 2 ? ' between two phases' : ''}`
      : `${volts[0]}–${volts[1]} V`;
  const load = va ? quantity(va, 'VA') : amperes && `${amperes} A`;
  const text = joined(
    voltage,
    `${hertz} Hz`,
    load || undefined,
    wires === 5 ? 'five wires' : undefined,
  );
  return withNote(text, note);
}

function housingText({ housing, count, units, widthMm, note }: Product['body']) {
  const [one, several] = housingNames[housing];
  const rack = widthMm < 300 ? 'half 19-inch' : '19-inch';
  const kind = housing === 'cabinet' && units ? '19-inch cabinet on castors' : one;
  const text = joined(
    count > 1 ? `${count} ${several.toLowerCase()}` : kind,
    housing === 'bench' ? rack : undefined,
    units ? `${units} U` : undefined,
  );
  return withNote(text, note);
}

const metres = (millimetres: number) => millimetres / 1000;

function sizeText({ widthMm, heightMm, depthMm, count }: Product['body']) {
  const sides = [widthMm, heightMm, depthMm];
  const size =
    Math.max(...sides) >= 2000 ? `${sides.map(metres).join(' × ')} m` : `${sides.join(' × ')} mm`;
  return `${size} (W × H × D)${count > 1 && widthMm > 300 ? ' together' : ''}`;
}

/** Supply, housing, size and weight in words, for page and data sheet. */
function supplyRows({ mains, body, ambient }: Product, terms: Pick<Terms, 'ambient'>): Row[] {
  return [
    ...(mains ? [[mains.auxiliary ? 'Auxiliary supply' : 'Mains', mainsText(mains)] as Row] : []),
    ['Housing', housingText(body)],
    ['Size', sizeText(body)],
    ['Weight', `${body.massKg >= 250 ? 'About ' : ''}${body.massKg} kg`],
    ['Ambient', ambient ?? terms.ambient],
  ];
}

/** A product's own groups and those that every product has, with the figures in their words. */
export function fullSpecification(product: Product, terms: Pick<Terms, 'ambient'>): Group[] {
  const { specification, mechanics = [], delivery, safety } = product;
  const groups: Group[] = [
    ...specification,
    { title: specificationTitles.supply, rows: [...supplyRows(product, terms), ...mechanics] },
    { title: specificationTitles.delivery, rows: delivery },
    { title: specificationTitles.safety, rows: safety },
  ];
  return groups.map(({ title, rows }) => ({
    title,
    rows: rows.map(([label, value]) => [label, withFigures(product, value)]),
  }));
}
