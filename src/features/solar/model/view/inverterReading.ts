import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { minutesPerDay } from '../calendar/minuteSeries.ts';
import type { FaultKind } from '../plant/faults.ts';
import type { PlantDay } from '../plant/plantDayTypes.ts';
import { stringsAt } from '../plant/strings.ts';
import { uniform } from '../random.ts';

interface Reading {
  readonly state: string;
  readonly acKw: number;
  /** Of the day so far, kWh. */
  readonly energy: number;
  readonly cabinetC: number;
  readonly dcVolts: number;
  /** Of each string. */
  readonly amperes: readonly number[];
  /** All of it in words. */
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** Volts of a string of modules at 25 °C, and their loss per kelvin as a share. */
const stringVolts = 640;
const voltsPerKelvin = -0.0027;
const stream = 81;

/** What an inverter's display shows in a minute. */
export function inverterReading(given: PlantDay, inverter: number, minute: number): Reading {
  const { plant, day, light, moduleC } = given;
  const has = (kind: FaultKind, of: number | undefined) =>
    given.faults.some(
      (fault) =>
        fault.kind === kind &&
        fault.inverter === of &&
        fault.start <= day * minutesPerDay + minute &&
        fault.end > day * minutesPerDay + minute,
    );
  const series = given.inverters[inverter];
  const acKw = series?.acKw[minute] ?? 0;
  const dcKw = series?.dcKw[minute] ?? 0;
  const isSunny = (light.plane[minute] ?? 0) > 20;
  const volts = isSunny ? stringVolts * (1 + voltsPerKelvin * ((moduleC[minute] ?? 25) - 25)) : 0;
  const strengths = stringsAt(given, inverter, minute);
  const sum = strengths.reduce((total, strength) => total + strength, 0) || 1;
  const amperes = strengths.map((strength) =>
    volts > 0 ? (1000 * dcKw * strength) / sum / volts : 0,
  );
  const isOut = has('outage', undefined);
  const ripple = uniform(plant.seed, stream, inverter, day, minute) - 0.5;
  const grid = isOut ? 0 : 400 + 9 * ripple + (4 * acKw) / plant.inverterKw;
  const cabinet = (light.airC[minute] ?? 0) + 4 + (18 * acKw) / plant.inverterKw;
  const energy = (series?.acKw.slice(0, minute + 1) ?? new Float64Array()).reduce(
    (total, kw) => total + kw / 60,
    0,
  );
  const insulation = has('insulation', inverter) ? 90 : 1800 + 400 * ripple;
  const isSilent = has('link', inverter) || given.missing[minute] === 1;
  const state = () => {
    if (isSilent) return 'No data, the link is down';
    if (isOut) return 'Waiting for the grid';
    if (has('insulation', inverter)) return 'Stopped, insulation low';
    if (has('trip', inverter)) return 'Stopped, fault';
    if (has('fan', inverter)) return 'Fan fault, limited when hot';
    return acKw > 0 ? 'Producing' : 'Waiting for light';
  };
  const rows = [
    ['AC power', `${formatNumber(acKw, 1)} kW`],
    ['DC power', `${formatNumber(dcKw, 1)} kW`],
    ['Efficiency', dcKw > 0 ? `${formatNumber((100 * acKw) / dcKw, 1)} %` : '–'],
    ['Grid voltage', `${formatNumber(grid)} V`],
    ['DC voltage', `${formatNumber(volts)} V`],
    ['Cabinet', `${formatNumber(cabinet, 1)} °C`],
    ['Insulation', `${formatNumber(insulation)} kΩ`],
    ['Energy of the day so far', `${formatNumber(energy, 1)} kWh`],
    ...amperes.map(
      (value, index) => [`String ${index + 1}`, `${formatNumber(value, 1)} A`] as const,
    ),
  ] as const;
  return {
    state: state(),
    acKw,
    energy,
    cabinetC: cabinet,
    dcVolts: volts,
    amperes,
    rows: rows.map(([label, value]) => [label, isSilent ? '–' : value]),
  };
}
