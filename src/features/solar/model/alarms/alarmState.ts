import type { AlarmEvent } from './alarmTypes.ts';

/** The states of ISA-18.2. */
export const alarmStates = [
  'active',
  'acknowledged',
  'returned',
  'shelved',
  'outOfService',
  'normal',
] as const;
export type AlarmState = (typeof alarmStates)[number];

/** What people did about an alarm; times in minutes like those of events. */
export interface AlarmHandling {
  readonly acknowledged?: { readonly at: number; readonly by: string };
  readonly shelvedUntil?: number;
  readonly outOfService?: boolean;
  readonly note?: string;
}

/** The simulated shift has acknowledged what is older; the rest is left to the visitor. */
const shiftMinutes = 3 * 1440;
const shiftDelay = 35;

/** Handling of an alarm, with what the simulated shift did before the visitor came. */
export function handlingOf(
  event: AlarmEvent,
  own: AlarmHandling | undefined,
  now: number,
): AlarmHandling {
  if (own?.acknowledged || now - event.raised < shiftMinutes) return own ?? {};
  return { ...own, acknowledged: { at: event.raised + shiftDelay, by: 'Day shift' } };
}

export function alarmState(event: AlarmEvent, handling: AlarmHandling, now: number): AlarmState {
  if (handling.outOfService) return 'outOfService';
  if ((handling.shelvedUntil ?? 0) > now) return 'shelved';
  const isOn = event.cleared === undefined;
  if (handling.acknowledged) return isOn ? 'acknowledged' : 'normal';
  return isOn ? 'active' : 'returned';
}
