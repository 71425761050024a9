import type { PlantDay } from './plantDayTypes.ts';

/** The relative strengths of an inverter's strings in a minute; 0 for an open one. */
export function stringsAt({ segments }: PlantDay, inverter: number, minute: number) {
  const segment = segments.find(({ from, to }) => from <= minute && minute < to) ?? segments.at(-1);
  return segment?.inverters[inverter]?.strings ?? [];
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** Each string's current over the inverter's median; undefined while there is none. */
export function stringShares(given: PlantDay, inverter: number, minute: number) {
  const power = given.inverters[inverter]?.dcKw[minute] ?? 0;
  if (power === 0 || given.missing[minute]) return undefined;
  const strings = stringsAt(given, inverter, minute);
  const middle = median(strings);
  return strings.map((strength) => strength / middle);
}
