import { quantity } from '../catalogue/quantity.ts';
import { type CheckedProduct, rowOf } from './content.ts';
import { type Fault, fault, type Said } from './finding.ts';

const sizes: Readonly<Record<string, number>> = {
  M: 1e6,
  k: 1e3,
  '': 1,
  m: 1e-3,
  µ: 1e-6,
  n: 1e-9,
  p: 1e-12,
};

/** A figure in a text, in its base unit. */
export interface Figure extends Said {
  value: number;
}

/** The figure that a pattern captures with the prefix of its unit, in the first text that has it. */
export function figureIn(
  texts: readonly (Said | undefined)[],
  pattern: RegExp,
): Figure | undefined {
  for (const said of texts) {
    const [, number, prefix = ''] = (said && pattern.exec(said.text)) ?? [];
    if (said && number) return { ...said, value: Number(number) * (sizes[prefix] ?? 1) };
  }
  return undefined;
}

/** All numbers that a pattern captures in each of the texts, a list for each time it is found. */
export const numbersIn = (texts: readonly (Said | undefined)[], pattern: RegExp) =>
  texts.flatMap((said) =>
    [...(said?.text.matchAll(pattern) ?? [])].map((match) => ({
      ...(said as Said),
      numbers: match.slice(1).map(Number),
    })),
  );

/** Printed figures are rounded; half a per cent covers three digits. */
const isNear = (printed: number, computed: number) => Math.abs(printed / computed - 1) < 0.005;

/** 1.7e-7 F as "0.17 µF". */
export function inWords(value: number, unit: string): string {
  if (unit === '') return String(Number(value.toPrecision(4)));
  if (value >= 1e-3) return quantity(value, unit);
  const [prefix, size] = Object.entries(sizes).find(([, one]) => value >= one / 10) ?? ['', 1];
  return `${Number((value / size).toPrecision(3))} ${prefix}${unit}`;
}

/** A figure that follows from others. */
export function* follows(
  product: CheckedProduct,
  printed: Figure | undefined,
  computed: number,
  unit: string,
  why: string,
): Iterable<Fault> {
  if (printed && !isNear(printed.value, computed))
    yield fault(product, printed.path, `${why} ${inWords(computed, unit)}.`);
}

/** Other figures are computed from this one, so it must be found by its words. */
export function* needed(
  product: CheckedProduct,
  figure: Said | undefined,
  field: string,
  example: string,
): Iterable<Fault> {
  if (!figure)
    yield fault(
      product,
      [field],
      `${product.name} needs a figure that is written like “${example}”.`,
    );
}

export const figureInRow = (product: CheckedProduct, label: string, pattern: RegExp) =>
  figureIn([rowOf(product, label)], pattern);
