import { type AlarmState, alarmStates } from '../../model/alarms/alarmState.ts';
import type { AlarmEvent } from '../../model/alarms/alarmTypes.ts';
import type { Severity } from '../../model/alarms/rules.ts';
import type { Moment } from '../../model/calendar/indianTime.ts';

/** What the address says about the list of alarms. */
export interface AlarmChoice {
  readonly severity: Severity | '';
  readonly state: AlarmState | 'open' | '';
  /** A plant's id. */
  readonly plant: string;
  /** The event whose details are open. */
  readonly event: string;
}

const one = <T extends string>(values: readonly T[], text: string | null): T | '' =>
  values.find((value) => value === text) ?? '';

export const parseAlarmChoice = (query: URLSearchParams): AlarmChoice => ({
  severity: one(['critical', 'major', 'minor'], query.get('severity')),
  state: one([...alarmStates, 'open'], query.get('state')),
  plant: query.get('plant') ?? '',
  event: query.get('event') ?? '',
});

/** The parts of a choice that are made. */
export const alarmQuery = (choice: AlarmChoice): Record<string, string> =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ''));

const week = 7 * 1440;

/** Alarms of the last week, and older ones that are still on. */
export function recentEvents(events: readonly AlarmEvent[], { day }: Moment): AlarmEvent[] {
  const since = day * 1440 - week;
  return events.filter(({ raised, cleared }) => cleared === undefined || raised > since);
}
