import { type AlarmLog, eventsAt } from '../alarms/alarmLog.ts';
import type { AlarmEvent } from '../alarms/alarmTypes.ts';
import { ruleOf, type Severity } from '../alarms/rules.ts';
import type { Moment } from '../calendar/indianTime.ts';
import { summarise } from '../kpi/summarise.ts';
import { acKw, fleet } from '../plant/fleet.ts';
import { plantDay } from '../plant/plantDay.ts';
import type { PlantDay } from '../plant/plantDayTypes.ts';
import { type PlantState, plantState } from './plantState.ts';

/** One line of the fleet's table. */
export interface FleetRow {
  readonly plantId: string;
  readonly name: string;
  readonly state: PlantState;
  readonly dcKwp: number;
  readonly acKw: number;
  readonly kw: number;
  readonly irradiance: number;
  /** Of the day so far, kWh. */
  readonly energy: number;
  readonly expected: number;
  /** kWh/kWp */
  readonly finalYield: number;
  readonly referenceYield: number;
  /** NaN before sunrise. */
  readonly performanceRatio: number;
  readonly alarms: number;
  readonly worst: Severity | undefined;
}

const order: readonly Severity[] = ['critical', 'major', 'minor'];

/** A plant at the end of a day that is cut at the moment asked for. */
export function fleetRow(given: PlantDay, events: readonly AlarmEvent[]): FleetRow {
  const { plant, until } = given;
  const minute = until - 1;
  const open = events.filter(({ cleared }) => cleared === undefined);
  const severities = new Set(open.map(({ rule }) => ruleOf(rule).severity));
  const sums = summarise(given);
  const finalYield = sums.energy / plant.dcKwp;
  return {
    plantId: plant.id,
    name: plant.name,
    state: plantState(given, minute, open),
    dcKwp: plant.dcKwp,
    acKw: acKw(plant),
    kw: given.acKw[minute] ?? 0,
    irradiance: given.irradiance[minute] ?? 0,
    energy: sums.energy,
    expected: sums.expected,
    finalYield,
    referenceYield: sums.irradiation,
    performanceRatio: sums.recordedEnergy / plant.dcKwp / sums.irradiation,
    alarms: open.length,
    worst: order.find((severity) => severities.has(severity)),
  };
}

interface FleetTotals {
  readonly kw: number;
  readonly acKw: number;
  readonly producing: number;
  readonly energy: number;
  readonly expected: number;
  readonly finalYield: number;
  readonly performanceRatio: number;
  readonly alarms: number;
}

const sumOf = (rows: readonly FleetRow[], value: (row: FleetRow) => number) =>
  rows.reduce((sum, row) => sum + value(row), 0);

/** The rows together. Ratios are those of the sums, not the means of the plants' ratios. */
export function fleetTotals(rows: readonly FleetRow[]): FleetTotals {
  const dcKwp = sumOf(rows, (row) => row.dcKwp);
  const energy = sumOf(rows, (row) => row.energy);
  const nominal = sumOf(rows, (row) => row.referenceYield * row.dcKwp);
  const measured = sumOf(rows, (row) =>
    row.referenceYield > 0 ? row.performanceRatio * row.referenceYield * row.dcKwp : 0,
  );
  return {
    kw: sumOf(rows, (row) => row.kw),
    acKw: sumOf(rows, (row) => row.acKw),
    producing: rows.filter(({ kw }) => kw > 0).length,
    energy,
    expected: sumOf(rows, (row) => row.expected),
    finalYield: energy / dcKwp,
    performanceRatio: measured / nominal,
    alarms: sumOf(rows, (row) => row.alarms),
  };
}

export interface FleetAt {
  readonly rows: readonly FleetRow[];
  /** Known at the moment, the latest first. */
  readonly events: readonly AlarmEvent[];
  /** Of all plants together in kW, mean of every five minutes so far. */
  readonly power: readonly number[];
}

export const powerStep = 5;

/** The whole fleet at a moment, with the plants' alarm logs of that day's beginning. */
export function fleetAt({ day, minute }: Moment, logs: readonly AlarmLog[]): FleetAt {
  const power = Array.from({ length: Math.floor((minute + 1) / powerStep) }, () => 0);
  const plants = fleet.map((plant, index) => {
    const given = plantDay(plant, day, minute + 1);
    for (let at = 0; at < power.length * powerStep; at += 1) {
      const slot = Math.floor(at / powerStep);
      power[slot] = (power[slot] ?? 0) + (given.acKw[at] as number) / powerStep;
    }
    const log = logs[index] ?? { plantId: plant.id, day, events: [] };
    const events = eventsAt(plant, log, given);
    return { row: fleetRow(given, events), events };
  });
  return {
    rows: plants.map(({ row }) => row),
    events: plants.flatMap(({ events }) => events).sort((a, b) => b.raised - a.raised),
    power,
  };
}
