import { minutesPerDay } from '../calendar/minuteSeries.ts';
import type { FaultKind } from '../plant/faults.ts';
import { inverterId } from '../plant/fleet.ts';
import type { PlantDay } from '../plant/plantDayTypes.ts';
import { median } from '../plant/strings.ts';
import type { AlarmKey, DayAlarm } from './alarmTypes.ts';
import { limits, type RuleId } from './rules.ts';
import { type Verdict, watch } from './watch.ts';

const lowSun = Math.sin((limits.sun * Math.PI) / 180);

interface WeakString {
  /** Counted from 0. */
  readonly string: number;
  /** Its current over the median of the inverter's strings. */
  readonly shareAt: (minute: number) => number;
}

/** The strings whose current leaves the others' today, or did before: the rest need no watching. */
function weakStrings(
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

/** Applies to each minute the rules that need no more than it and the minutes before. */
export function deviceRules(given: PlantDay, carried: ReadonlySet<AlarmKey>): DayAlarm[] {
  const { plant, day, light, irradiance, missing, inverters, expectedKw, moduleC } = given;
  const until = Math.min(given.until, minutesPerDay);
  const end = Math.max(light.rise, Math.min(light.set, until));
  const found: DayAlarm[] = [];
  const share = 1 / plant.inverters;

  /** Whether a fault that shows in the readings as such is on. */
  const has = (kind: FaultKind, inverter?: number) => {
    const spans = given.faults.filter(
      (fault) => fault.kind === kind && fault.inverter === inverter,
    );
    if (spans.length === 0) return undefined;
    return (minute: number) => {
      const at = day * minutesPerDay + minute;
      return spans.some(({ start, end: over }) => start <= at && at < over);
    };
  };
  const isPerforming = (minute: number) =>
    !missing[minute] && (light.height[minute] as number) > lowSun;

  function apply(
    rule: RuleId,
    device: string,
    hold: number,
    judge: (minute: number) => Verdict,
    lostKw: (minute: number) => number = () => 0,
    wholeDay = false,
  ): void {
    const [from, to] = wholeDay ? [0, until] : [light.rise, end];
    const isCarried = carried.has(`${rule} ${device}`);
    for (const span of watch({ from, to, hold, carried: isCarried, judge })) {
      let lost = 0;
      for (let minute = Math.max(from, span.from); minute < (span.cleared ?? to); minute += 1)
        lost += Math.max(0, lostKw(minute)) / 60;
      found.push({ rule, device, lost, ...span });
    }
  }
  /** The clear sky on the modules: horizontal light is turned as the measured is. */
  const clearOnPlane = (minute: number) =>
    ((light.clear[minute] as number) * (light.plane[minute] as number)) /
    (light.ghi[minute] as number);
  /** Only where there is such a fault, or its alarm is still on. */
  const applyTo = (kind: FaultKind, rule: RuleId, device: string, inverter: number | undefined) => {
    const isOn = has(kind, inverter);
    if (!isOn && !carried.has(`${rule} ${device}`)) return undefined;
    return isOn ?? (() => false);
  };

  const plantLoss = (minute: number) =>
    (expectedKw[minute] as number) - (given.acKw[minute] as number);
  const outage = applyTo('outage', 'gridOutOfRange', 'plant', undefined);
  if (outage) apply('gridOutOfRange', 'plant', limits.grid.minutes, outage, plantLoss, true);
  const gap = applyTo('gap', 'loggerSilent', 'plant', undefined);
  if (gap) apply('loggerSilent', 'plant', limits.silent.minutes, gap, undefined, true);

  apply('moduleHot', 'plant', limits.module.minutes, (minute) =>
    isPerforming(minute) ? (moduleC[minute] as number) > limits.module.celsius : undefined,
  );
  apply('sensorHigh', 'plant', limits.bright.minutes, (minute) =>
    isPerforming(minute)
      ? (irradiance[minute] as number) > limits.bright.ratio * clearOnPlane(minute)
      : undefined,
  );
  apply('sensorStuck', 'plant', limits.stuck.minutes, (minute) =>
    isPerforming(minute) && (light.clear[minute] as number) > limits.stuck.watts
      ? irradiance[minute] === irradiance[minute - 1]
      : undefined,
  );

  inverters.forEach((inverter, index) => {
    const device = inverterId(index);
    const lostKw = (minute: number) =>
      (expectedKw[minute] as number) * share - (inverter.acKw[minute] as number);
    const link = applyTo('link', 'inverterSilent', device, index);
    if (link)
      apply('inverterSilent', device, limits.silent.minutes, (minute) =>
        isPerforming(minute) ? link(minute) : undefined,
      );
    const isSilent = has('link', index) ?? (() => false);
    const insulation = applyTo('insulation', 'insulationLow', device, index);
    if (insulation) apply('insulationLow', device, limits.insulation.minutes, insulation, lostKw);
    const isDamp = insulation ?? (() => false);
    const isOut = outage ?? (() => false);
    apply(
      'inverterStopped',
      device,
      limits.stopped.minutes,
      (minute) => {
        if (!isPerforming(minute) || isSilent(minute) || isOut(minute) || isDamp(minute))
          return undefined;
        if ((inverter.acKw[minute] as number) > 0) return false;
        return (irradiance[minute] as number) > limits.stopped.watts ? true : undefined;
      },
      lostKw,
    );
    for (const { string, shareAt } of weakStrings(given, index, carried))
      apply(
        'stringLow',
        `${device}-s${string + 1}`,
        limits.string.minutes,
        (minute) => {
          const isBright = (irradiance[minute] as number) > limits.string.watts;
          if (!isPerforming(minute) || !isBright || (inverter.dcKw[minute] as number) === 0)
            return undefined;
          return shareAt(minute) < limits.string.share;
        },
        (minute) =>
          ((expectedKw[minute] as number) * share * (1 - shareAt(minute))) / plant.stringsEach,
      );
  });
  return found;
}
