import type { AlarmEvent } from '../../model/alarms/alarmTypes.ts';
import type { Moment } from '../../model/calendar/indianClock.ts';

const week = 7 * 1440;

/** Alarms of the last week, and older ones that are still on. */
export function recentEvents(events: readonly AlarmEvent[], { day }: Moment): AlarmEvent[] {
  const since = day * 1440 - week;
  return events.filter(({ raised, cleared }) => cleared === undefined || raised > since);
}
