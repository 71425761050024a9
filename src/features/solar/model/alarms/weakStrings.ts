import { inverterId } from '../plant/fleet.ts';
import type { PlantDay } from '../plant/plantDayTypes.ts';
import { median } from '../view/median.ts';
import type { AlarmKey } from './alarmTypes.ts';

interface WeakString {
  /** Counted from 0. */
  readonly string: number;
  /** Its current over the median of the inverter's strings. */
  readonly shareAt: (minute: number) => number;
}

/** The strings whose current leaves the others' today, or did before: the rest need no watching. */
export function weakStrings(
  given: PlantDay,
  inverter: number,
  carried: ReadonlySet<AlarmKey>,
): WeakString[] {
  const shares = given.segments.map(({ inverters, to }) => {
    const strings = inverters[inverter]?.strings ?? [];
    const middle = median(strings);
    return { to, strings: strings.map((strength) => strength / middle) };
  });
  return Array.from({ length: given.plant.stringsEach }, (_, string) => ({
    string,
    shareAt: (minute: number) => shares.find(({ to }) => minute < to)?.strings[string] ?? 1,
  })).filter(
    ({ string }) =>
      carried.has(`stringLow ${inverterId(inverter)}-s${string + 1}`) ||
      shares.some(({ strings }) => (strings[string] ?? 1) < 0.95),
  );
}
