import { shortDate } from '../../../../site/formats.ts';
import type { AlarmState } from '../../model/alarms/alarmState.ts';
import { clockText, dateOf } from '../../model/calendar/indianTime.ts';

/** "inv-04-s3" as "INV-04, string 3". */
export function deviceName(device: string): string {
  const [, inverter, string] = /^(inv-\d+)(?:-s(\d+))?$/.exec(device) ?? [];
  if (!inverter) return 'plant';
  return string ? `${inverter.toUpperCase()}, string ${string}` : inverter.toUpperCase();
}

/** Minutes since 1 January 1970 in India as "10 Apr, 12:52". */
export const eventClock = (minutes: number) =>
  `${shortDate(dateOf(Math.floor(minutes / 1440)))}, ${clockText(minutes % 1440)}`;

/** The states of ISA-18.2 in words. */
export const stateWords: Readonly<Record<AlarmState, string>> = {
  active: 'Active, unacknowledged',
  acknowledged: 'Active, acknowledged',
  returned: 'Returned, unacknowledged',
  shelved: 'Shelved',
  outOfService: 'Out of service',
  normal: 'Normal',
};
