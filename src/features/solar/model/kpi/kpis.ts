import { acKw, type Plant } from '../plant/fleet.ts';
import type { DaySummary } from './summarise.ts';

/** The figures of IEC 61724-1 over some days. */
export interface Kpis {
  /** kWh */
  readonly energy: number;
  readonly expected: number;
  /** Yields in kWh/kWp, which are hours at the rating. */
  readonly referenceYield: number;
  readonly arrayYield: number;
  readonly finalYield: number;
  readonly captureLoss: number;
  readonly systemLoss: number;
  /** NaN as long as there has been no sun. */
  readonly performanceRatio: number;
  readonly correctedRatio: number;
  readonly performanceIndex: number;
  /** Of the AC rating and of the DC rating. */
  readonly acCapacityFactor: number;
  readonly dcCapacityFactor: number;
  readonly availability: number;
  readonly energyAvailability: number;
  readonly soilingRatio: number;
}

const sumOf = (days: readonly DaySummary[], value: (day: DaySummary) => number) =>
  days.reduce((sum, day) => sum + value(day), 0);

/** `hours` is the time the days cover; less than 24 each where a day is not over. */
export function kpis(plant: Plant, days: readonly DaySummary[], hours = 24 * days.length): Kpis {
  const energy = sumOf(days, (day) => day.energy);
  const recorded = sumOf(days, (day) => day.recordedEnergy) / plant.dcKwp;
  const referenceYield = sumOf(days, (day) => day.irradiation);
  const expected = sumOf(days, (day) => day.expected);
  const arrayYield = sumOf(days, (day) => day.dcEnergy) / plant.dcKwp;
  const finalYield = energy / plant.dcKwp;
  const down = sumOf(days, (day) => day.losses.downtime);
  const light = sumOf(days, (day) => day.losses.nominal);
  return {
    energy,
    expected,
    referenceYield,
    arrayYield,
    finalYield,
    captureLoss: referenceYield - arrayYield,
    systemLoss: arrayYield - finalYield,
    performanceRatio: recorded / referenceYield,
    correctedRatio: recorded / sumOf(days, (day) => day.warmIrradiation),
    performanceIndex: energy / expected,
    acCapacityFactor: energy / (acKw(plant) * hours),
    dcCapacityFactor: energy / (plant.dcKwp * hours),
    availability: sumOf(days, (day) => day.availability) / days.length,
    energyAvailability: energy / (energy + down),
    soilingRatio: 1 - sumOf(days, (day) => day.soiling * day.losses.nominal) / light,
  };
}
