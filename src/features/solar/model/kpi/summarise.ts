import { perKelvin } from '../plant/plantDay.ts';
import type { Losses, PlantDay } from '../plant/plantDayTypes.ts';
import { type DayType, dayType, rain } from '../weather/dayType.ts';

/** A day of a plant in sums; energies in kWh. */
export interface DaySummary {
  readonly plantId: string;
  readonly day: number;
  /** By the counters, which go on when the logger is silent. */
  readonly energy: number;
  /** In the minutes that were recorded: what ratios are made of. */
  readonly recordedEnergy: number;
  readonly dcEnergy: number;
  /** By the sensor in recorded minutes, kWh/m², which as hours of full sun is the reference yield. */
  readonly irradiation: number;
  /** The same, each minute reduced by what the heat of the modules takes. */
  readonly warmIrradiation: number;
  /** What the clean plant would have given without faults. */
  readonly expected: number;
  readonly peakKw: number;
  /** Share of inverter minutes in operation, of those with more than 75 W/m². */
  readonly availability: number;
  /** Share of the daylight that was recorded. */
  readonly recorded: number;
  readonly soiling: number;
  readonly losses: Losses;
  readonly inverterEnergy: readonly number[];
  readonly weather: DayType;
  readonly rainMm: number;
  readonly highestAirC: number;
}

const operatingLight = 75;
const warmestMinute = 900;

/** The energy of a day's power; at night there is none. */
function total(values: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let minute = from; minute < to; minute += 1) sum += values[minute] as number;
  return sum / 60;
}

/** Minutes in which an inverter gives power, of those with enough light. */
function minutesRunning(acKw: Float64Array, plane: Float64Array, from: number, to: number): number {
  let running = 0;
  for (let minute = from; minute < to; minute += 1)
    if ((plane[minute] as number) > operatingLight && (acKw[minute] as number) > 0) running += 1;
  return running;
}

/** Sums up a day; a day that is not over, as far as it has come. */
export function summarise(given: PlantDay): DaySummary {
  const { plant, day, until, light, irradiance, moduleC, missing, acKw, inverters } = given;
  const { rise, plane } = light;
  const end = Math.min(light.set, until);
  let recordedEnergy = 0;
  let irradiation = 0;
  let warmIrradiation = 0;
  let peakKw = 0;
  let bright = 0;
  let lost = 0;
  for (let minute = rise; minute < end; minute += 1) {
    const power = acKw[minute] as number;
    if (power > peakKw) peakKw = power;
    if ((plane[minute] as number) > operatingLight) bright += inverters.length;
    if (missing[minute]) {
      lost += 1;
      continue;
    }
    const sun = irradiance[minute] as number;
    recordedEnergy += power;
    irradiation += sun;
    warmIrradiation += sun * (1 + perKelvin * ((moduleC[minute] as number) - 25));
  }
  const running = inverters.reduce(
    (sum, inverter) => sum + minutesRunning(inverter.acKw, plane, rise, end),
    0,
  );
  return {
    plantId: plant.id,
    day,
    energy: total(acKw, rise, end),
    recordedEnergy: recordedEnergy / 60,
    dcEnergy: total(given.dcKw, rise, end),
    irradiation: irradiation / 60_000,
    warmIrradiation: warmIrradiation / 60_000,
    expected: total(given.expectedKw, rise, end),
    peakKw,
    availability: bright > 0 ? running / bright : 1,
    recorded: end > rise ? 1 - lost / (end - rise) : 1,
    soiling: given.soiling,
    losses: given.losses,
    inverterEnergy: inverters.map((inverter) => total(inverter.acKw, rise, end)),
    weather: dayType(plant, day),
    rainMm: rain(plant, day),
    highestAirC: light.airC[Math.max(0, Math.min(until, warmestMinute) - 1)] as number,
  };
}
