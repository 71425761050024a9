import type { PlantDay } from '../plant/plantDayTypes.ts';
import { stringsAt } from '../plant/stringsAt.ts';
import { median } from './median.ts';

/** Each string's current over the inverter's median; undefined while there is none. */
export function stringShares(given: PlantDay, inverter: number, minute: number) {
  const power = given.inverters[inverter]?.dcKw[minute] ?? 0;
  if (power === 0 || given.missing[minute]) return undefined;
  const strings = stringsAt(given, inverter, minute);
  const middle = median(strings);
  return strings.map((strength) => strength / middle);
}
