import type { AlarmEvent } from '../alarms/alarmTypes.ts';
import { ruleOf } from '../alarms/rules.ts';
import type { PlantDay } from '../plant/plantDayTypes.ts';

export const plantStates = ['producing', 'reduced', 'stopped', 'silent', 'night'] as const;
export type PlantState = (typeof plantStates)[number];

/** What a plant is doing in a minute, given the alarms that are on. */
export function plantState(
  { light, missing, acKw }: Pick<PlantDay, 'light' | 'missing' | 'acKw'>,
  minute: number,
  open: readonly AlarmEvent[],
): PlantState {
  if (minute < light.rise || minute >= light.set) return 'night';
  if (missing[minute]) return 'silent';
  // At dawn inverters are not yet up.
  if (acKw[minute] === 0) return (light.plane[minute] ?? 0) > 50 ? 'stopped' : 'night';
  return open.some(({ rule }) => ruleOf(rule).severity !== 'minor') ? 'reduced' : 'producing';
}
