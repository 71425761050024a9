import type { PlantDay } from './plantDayTypes.ts';

/** The relative strengths of an inverter's strings in a minute; 0 for an open one. */
export function stringsAt({ segments }: PlantDay, inverter: number, minute: number) {
  const segment = segments.find(({ from, to }) => from <= minute && minute < to) ?? segments.at(-1);
  return segment?.inverters[inverter]?.strings ?? [];
}
