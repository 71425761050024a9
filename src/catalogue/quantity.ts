import type { Product } from '../content/schemas/product.ts';
import type { Requirement } from '../content/schemas/standards/requirements.ts';

const prefixes = [
  [1e6, 'M'],
  [1e3, 'k'],
  [1, ''],
  [1e-3, 'm'],
] as const;

/** 4000 V as "4 kV", 0.05 A as "50 mA". Units with a slash keep their size: 1000 A/m. */
export function quantity(value: number, unit: string): string {
  const prefix = unit.includes('/')
    ? undefined
    : prefixes.find(([size]) => Math.abs(value) >= size && !(size === 1e6 && unit === 'V'));
  const [size, letter] = prefix ?? [1, ''];
  return `${Number((value / size).toPrecision(4))} ${letter}${unit}`;
}

const signs: Readonly<Record<string, string>> = {
  negative: '−',
  positive: '+',
  'both polarities': '±',
};

/** "4 kV contact", "−150 V, 500 pulses", "2 kV, 5 or 100 kHz"; a dip as it is. */
export function levelText({ mode, value, unit }: Requirement['levels'][number]): string {
  if (value === undefined) return mode;
  const [first = '', ...rest] = mode.split(', ');
  const sign = signs[first];
  if (sign) return [`${sign}${quantity(value, unit)}`, ...rest].join(', ');
  const isPlace = /^(?:contact|air|line|port|screen)\b/.test(mode);
  return `${quantity(value, unit)}${isPlace ? '' : ','} ${mode}`;
}

/** The levels of a row in words. */
export const levelTexts = ({ levels }: Pick<Requirement, 'levels'>): string[] =>
  levels.length > 0 ? levels.map(levelText) : ['level not known to us'];

export type FigureUnit = 'V' | 'A' | 'J' | 'A/m';

/**
 * The highest figure of a product in a unit: of its waves and its EUT connection. What its bank is
 * charged to counts only where it has no output voltage.
 */
export function highestFigure(product: Product, unit: FigureUnit): number {
  const { waves, eut, chargingVolts, storedJoules } = product;
  const figures = {
    V: [
      ...waves.map((wave) => wave.maxVolts),
      waves.some(({ maxVolts }) => maxVolts) ? undefined : chargingVolts,
      ...[eut?.maxVolts, eut?.dcMaxVolts],
    ],
    A: [...waves.map((wave) => wave.maxAmperes), eut?.maxAmperes, eut?.dcMaxAmperes],
    J: [storedJoules],
    'A/m': waves.map((wave) => wave.maxAmperesPerMetre),
  }[unit];
  return Math.max(0, ...figures.map((figure) => figure ?? 0));
}
