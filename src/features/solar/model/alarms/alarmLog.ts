import { minutesPerDay, reusedSeries } from '../calendar/minuteSeries.ts';
import type { Plant } from '../plant/fleet.ts';
import { plantDay } from '../plant/plantDay.ts';
import type { PlantDay } from '../plant/plantDayTypes.ts';
import type { AlarmEvent, AlarmKey } from './alarmTypes.ts';
import { dayAlarms } from './dayAlarms.ts';
import { soilingEvents } from './soilingEvents.ts';

/** What is known of a plant's alarms at midnight. */
export interface AlarmLog {
  readonly plantId: string;
  /** The day that begins at that midnight. */
  readonly day: number;
  /** Of the days before; without an end where still on. */
  readonly events: readonly AlarmEvent[];
}

/** Longer than any fault, so that every alarm that is on has its beginning in the log. */
const lookBackDays = 14;

const keyOf = ({ rule, device }: AlarmEvent): AlarmKey => `${rule} ${device}`;

/** The log with one more day, given as far as it has come. */
export function addDay(log: AlarmLog, given: PlantDay): AlarmLog {
  const open = new Map(
    log.events.filter(({ cleared }) => cleared === undefined).map((event) => [keyOf(event), event]),
  );
  const events = log.events.filter(({ cleared }) => cleared !== undefined);
  const midnight = given.day * minutesPerDay;
  for (const alarm of dayAlarms(given, new Set(open.keys()))) {
    const before = alarm.raised < 0 ? open.get(`${alarm.rule} ${alarm.device}`) : undefined;
    const raised = before?.raised ?? midnight + alarm.raised;
    events.push({
      id: before?.id ?? `${log.plantId}.${alarm.rule}.${alarm.device}.${raised}`,
      plantId: log.plantId,
      rule: alarm.rule,
      device: alarm.device,
      raised,
      lost: (before?.lost ?? 0) + alarm.lost,
      ...(alarm.cleared === undefined ? {} : { cleared: midnight + alarm.cleared }),
    });
  }
  return { ...log, day: given.day + 1, events };
}

/** The log of a plant at the beginning of a day. */
export function alarmLog(plant: Plant, day: number): AlarmLog {
  const { take, reset } = reusedSeries();
  let log: AlarmLog = { plantId: plant.id, day: day - lookBackDays, events: [] };
  while (log.day < day) {
    reset();
    log = addDay(log, plantDay(plant, log.day, minutesPerDay, take));
  }
  return log;
}

/** All events known at a moment of the day that follows the log, the latest first. */
export function eventsAt(plant: Plant, log: AlarmLog, given: PlantDay): AlarmEvent[] {
  const now = given.day * minutesPerDay + given.until;
  const dust = soilingEvents(plant, log.day - lookBackDays, given.day)
    .filter(({ raised }) => raised <= now)
    .map(({ cleared, ...event }) =>
      cleared === undefined || cleared > now ? event : { ...event, cleared },
    );
  return [...addDay(log, given).events, ...dust].sort((a, b) => b.raised - a.raised);
}
