import { clockText, dateOf } from '../calendar/indianTime.ts';
import { inverterName } from '../plant/fleet.ts';
import type { PlantDay } from '../plant/plantDayTypes.ts';

/** A plant's day minute by minute, with a heading. Lost minutes are empty. */
export function dayTable(given: PlantDay): (string | number)[][] {
  const { day, until, irradiance, light, moduleC, acKw, dcKw, expectedKw, inverters } = given;
  const head = [
    'Time',
    'Irradiance W/m2',
    'Air C',
    'Module C',
    'DC kW',
    'AC kW',
    'Expected AC kW',
    ...inverters.map((_, index) => `${inverterName(index)} AC kW`),
  ];
  const rows: (string | number)[][] = [head];
  for (let minute = 0; minute < until; minute += 1) {
    const known = (series: Float64Array) =>
      given.missing[minute] ? Number.NaN : (series[minute] as number);
    rows.push([
      `${dateOf(day)} ${clockText(minute)}`,
      ...[irradiance, light.airC, moduleC, dcKw, acKw, expectedKw].map(known),
      ...inverters.map((inverter) => known(inverter.acKw)),
    ]);
  }
  return rows;
}
