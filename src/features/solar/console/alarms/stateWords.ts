import type { AlarmState } from '../../model/alarms/alarmState.ts';

/** The states of ISA-18.2 in words. */
export const stateWords: Readonly<Record<AlarmState, string>> = {
  active: 'Active, unacknowledged',
  acknowledged: 'Active, acknowledged',
  returned: 'Returned, unacknowledged',
  shelved: 'Shelved',
  outOfService: 'Out of service',
  normal: 'Normal',
};
