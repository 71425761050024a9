import { type AlarmLog, eventsAt } from '../alarms/alarmLog.ts';
import type { AlarmEvent } from '../alarms/alarmTypes.ts';
import type { Moment } from '../calendar/indianClock.ts';
import { fleet } from '../plant/fleet.ts';
import { plantDay } from '../plant/plantDay.ts';
import { type FleetRow, fleetRow } from './fleetRow.ts';

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
