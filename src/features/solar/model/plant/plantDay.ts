import { minutesPerDay, newSeries, type TakeSeries } from '../calendar/minuteSeries.ts';
import { faiman } from '../module/cellTemperature.ts';
import { pvwattsDc, pvwattsInverter, pvwattsLosses } from '../module/pvwatts.ts';
import { dayLight } from '../weather/dayLight.ts';
import { faultSegments } from './faultSegments.ts';
import { type Fault, faults } from './faults.ts';
import { inverterKwp, type Plant } from './fleet.ts';
import type { InverterDay, Losses, PlantDay } from './plantDayTypes.ts';
import { efficiency, runInverter } from './runInverter.ts';
import { sensor } from './sensor.ts';
import { soiling } from './soiling.ts';

export const perKelvin = -0.0035;
const weakInLowLight = 0.002;
/** Modules come at or above their rating; soiling, downtime and most mismatch are simulated apart. */
const simulated = {
  soiling: 0,
  availability: 0,
  nameplate: 0,
  mismatch: 0.008,
  connections: 0.003,
};

function missingMinutes(day: number, until: number, all: readonly Fault[]): Uint8Array {
  const missing = new Uint8Array(minutesPerDay);
  const midnight = day * minutesPerDay;
  for (const { start, end, refilled } of all.filter(({ kind }) => kind === 'gap')) {
    // The logger sends what it has kept as soon as the link is back.
    if (refilled && end <= midnight + until) continue;
    missing.fill(1, Math.max(0, start - midnight), Math.max(0, Math.min(until, end - midnight)));
  }
  return missing;
}

/** Simulates a day of a plant up to a minute of it. The same day is always the same. */
export function plantDay(
  plant: Plant,
  day: number,
  until = minutesPerDay,
  take: TakeSeries = newSeries,
): PlantDay {
  const light = dayLight(plant, day, until, take);
  const all = faults(plant, day);
  const end = Math.max(light.rise, Math.min(light.set, until));
  const segments = faultSegments(plant, day, all, light.rise, end);
  const dust = soiling(plant, day);
  const left = 1 - pvwattsLosses({ ...simulated, shading: plant.shading });
  const kwp = inverterKwp(plant);
  const dcLimit = plant.inverterKw / efficiency;
  const inverters = Array.from({ length: plant.inverters }, () => ({
    dcKw: take(),
    acKw: take(),
  }));
  const [acKw, dcKw, expectedKw, moduleC] = [take(), take(), take(), take()];
  moduleC.set(light.airC);
  // What the modules of one inverter give if none of its strings is weak or open.
  const fullKw = take();
  // Sums over the day, of W/m² and then of kW per kWp.
  let [nominal, throughGlass, produced, kept, undusted] = [0, 0, 0, 0, 0];
  for (let minute = light.rise; minute < end; minute += 1) {
    const plane = light.plane[minute] as number;
    const behindGlass = light.behindGlass[minute] as number;
    const cellC = faiman(plane, light.airC[minute] as number, light.wind[minute] as number);
    const atCells = Math.max(0, pvwattsDc(behindGlass, cellC, 1, perKelvin, weakInLowLight));
    const clean = atCells * left;
    const dusty = clean * (1 - dust);
    moduleC[minute] = cellC;
    fullKw[minute] = dusty * kwp;
    expectedKw[minute] = plant.inverters * pvwattsInverter(clean * kwp, dcLimit, efficiency);
    nominal += plane;
    throughGlass += behindGlass;
    produced += atCells;
    kept += clean;
    undusted += dusty;
  }
  const losses: Losses = {
    nominal: (plant.dcKwp * nominal) / 1000,
    glass: (plant.dcKwp * (nominal - throughGlass)) / 1000,
    temperature: plant.dcKwp * (throughGlass / 1000 - produced),
    system: plant.dcKwp * (produced - kept),
    soiling: plant.dcKwp * (kept - undusted),
    strings: 0,
    conversion: 0,
    clipping: 0,
    derating: 0,
    curtailment: 0,
    downtime: 0,
  };
  for (const segment of segments)
    segment.inverters.forEach((state, index) => {
      const inverter = inverters[index] as InverterDay;
      const sum = { acKw, dcKw };
      runInverter({ plant, segment, state, fullKw, airC: light.airC, inverter, sum, losses });
    });
  for (const key of Object.keys(losses) as (keyof Losses)[]) losses[key] /= 60;

  return {
    plant,
    day,
    until,
    light,
    moduleC,
    irradiance: sensor({ plant, day, truth: light.plane, faults: all, until: end, take }),
    missing: missingMinutes(day, until, all),
    soiling: dust,
    faults: all,
    segments,
    inverters,
    acKw,
    dcKw,
    expectedKw,
    losses,
  };
}
