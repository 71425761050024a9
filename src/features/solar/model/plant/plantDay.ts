import { minutesPerDay, newSeries, type TakeSeries } from '../calendar/minuteSeries.ts';
import { faiman } from '../module/faiman.ts';
import { pvwattsDc } from '../module/pvwattsDc.ts';
import { pvwattsInverter, unclipped } from '../module/pvwattsInverter.ts';
import { pvwattsLosses } from '../module/pvwattsLosses.ts';
import { dayLight } from '../weather/dayLight.ts';
import { faultSegments } from './faultSegments.ts';
import { type Fault, faults } from './faults.ts';
import { inverterKwp, type Plant } from './fleet.ts';
import type { InverterDay, Losses, PlantDay } from './plantDayTypes.ts';
import { sensor } from './sensor.ts';
import { soiling } from './soiling.ts';

export const perKelvin = -0.0035;
const weakInLowLight = 0.002;
const efficiency = 0.975;
/** Modules come at or above their rating; soiling, downtime and most mismatch are simulated apart. */
const simulated = {
  soiling: 0,
  availability: 0,
  nameplate: 0,
  mismatch: 0.008,
  connections: 0.003,
};
const curtailedTo = 0.8;
const withoutFan = 0.6;
/** The air in a cabinet above which an inverter without its fan protects itself, °C. */
const hotCabinet = 40;
const cabinetRise = 12;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

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
  const losses: Losses = {
    nominal: 0,
    glass: 0,
    temperature: 0,
    system: 0,
    soiling: 0,
    strings: 0,
    conversion: 0,
    clipping: 0,
    derating: 0,
    curtailment: 0,
    downtime: 0,
  };

  for (const segment of segments) {
    const states = segment.inverters.map((state) => ({
      ...state,
      strength: sum(state.strings) / plant.stringsEach,
    }));
    for (let minute = segment.from; minute < segment.to; minute += 1) {
      const plane = light.plane[minute] as number;
      const behindGlass = light.behindGlass[minute] as number;
      const airC = light.airC[minute] as number;
      const cellC = faiman(plane, airC, light.wind[minute] as number);
      const atCells = Math.max(0, pvwattsDc(behindGlass, cellC, 1, perKelvin, weakInLowLight));
      const clean = atCells * left;
      const dusty = clean * (1 - dust);
      moduleC[minute] = cellC;
      expectedKw[minute] = plant.inverters * pvwattsInverter(clean * kwp, dcLimit, efficiency);
      let plantAc = 0;
      let plantDc = 0;
      for (let index = 0; index < inverters.length; index += 1) {
        const { strength, isDown, hasNoFan } = states[index] as (typeof states)[number];
        const inverter = inverters[index] as InverterDay;
        const dc = dusty * kwp * strength;
        const free = unclipped(dc, dcLimit, efficiency);
        const clipped = Math.min(free, plant.inverterKw);
        const isHot = hasNoFan && airC + (cabinetRise * clipped) / plant.inverterKw > hotCabinet;
        const derated = isHot ? Math.min(clipped, withoutFan * plant.inverterKw) : clipped;
        const curtailed = segment.isCurtailed
          ? Math.min(derated, curtailedTo * plant.inverterKw)
          : derated;
        const ac = isDown ? 0 : curtailed;
        const used = free > 0 ? (dc * ac) / free : 0;
        inverter.acKw[minute] = ac;
        inverter.dcKw[minute] = used;
        plantAc += ac;
        plantDc += used;
        losses.strings += dusty * kwp - dc;
        losses.conversion += dc - free;
        losses.clipping += free - clipped;
        losses.derating += clipped - derated;
        losses.curtailment += derated - curtailed;
        losses.downtime += curtailed - ac;
      }
      acKw[minute] = plantAc;
      dcKw[minute] = plantDc;
      losses.nominal += (plant.dcKwp * plane) / 1000;
      losses.glass += (plant.dcKwp * (plane - behindGlass)) / 1000;
      losses.temperature += plant.dcKwp * (behindGlass / 1000 - atCells);
      losses.system += plant.dcKwp * (atCells - clean);
      losses.soiling += plant.dcKwp * (clean - dusty);
    }
  }
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
