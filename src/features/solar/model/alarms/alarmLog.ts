import { minutesPerDay, reusedSeries } from '../calendar/minuteSeries.ts';
import { summarise } from '../kpi/summarise.ts';
import { inverterId, inverterKwp, type Plant } from '../plant/fleet.ts';
import { plantDay } from '../plant/plantDay.ts';
import type { PlantDay } from '../plant/plantDayTypes.ts';
import { soiling } from '../plant/soiling.ts';
import type { AlarmEvent, AlarmKey, DayAlarm } from './alarmTypes.ts';
import { deviceRules } from './deviceRules.ts';
import { limits, type RuleId } from './rules.ts';

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

/** Applies the rules to a day's readings. `carried` names the alarms that were on before it. */
function dayAlarms(given: PlantDay, carried: ReadonlySet<AlarmKey>): DayAlarm[] {
  const found = deviceRules(given, carried);
  const { plant, light, until } = given;
  const sums = summarise(given);

  /** Rules on a whole day are applied at sunset; until then they stay as they were. */
  function judgeDay(rule: RuleId, device: string, isBroken: boolean, lost: number): void {
    const wasOn = carried.has(`${rule} ${device}`);
    const before = { rule, device, from: -1, raised: -1, lost: 0 };
    if (until < light.set) {
      if (wasOn) found.push(before);
    } else if (isBroken)
      found.push({ rule, device, from: light.rise, raised: wasOn ? -1 : light.set, lost });
    else if (wasOn) found.push({ ...before, cleared: light.set });
  }

  const { least, irradiation, recorded } = limits.ratio;
  const ratio = sums.recordedEnergy / plant.dcKwp / sums.warmIrradiation;
  const canJudge = sums.recorded >= recorded && sums.irradiation >= irradiation;
  judgeDay(
    'ratioLow',
    'plant',
    canJudge && ratio < least,
    Math.max(0, sums.expected - sums.energy),
  );

  const yields = sums.inverterEnergy.map((energy) => energy / inverterKwp(plant));
  const mean = yields.reduce((sum, value) => sum + value, 0) / yields.length;
  yields.forEach((value, index) => {
    const behind = mean - value;
    const isBroken = behind > limits.yield.kwhPerKwp;
    judgeDay('yieldLow', inverterId(index), isBroken, behind * inverterKwp(plant));
  });
  return found;
}

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

/** The inspection compares the dirty reference cell with the clean one in the morning. */
const inspectedAt = 6 * 60;

/** Alarms on dirty modules that were on between two days. Dust is known without the readings. */
export function soilingEvents(plant: Plant, firstDay: number, lastDay: number): AlarmEvent[] {
  const isDirty = (day: number) => soiling(plant, day) > limits.soiling.share;
  const events: AlarmEvent[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    if (!isDirty(day)) continue;
    let from = day;
    while (isDirty(from - 1)) from -= 1;
    let lost = 0;
    let to = from;
    for (; to <= lastDay && isDirty(to); to += 1)
      // About five hours of full sun a day.
      lost += soiling(plant, to) * plant.dcKwp * 5 * 0.8;
    const raised = from * 1440 + inspectedAt;
    events.push({
      id: `${plant.id}.soiled.plant.${raised}`,
      plantId: plant.id,
      rule: 'soiled',
      device: 'plant',
      raised,
      lost,
      ...(to <= lastDay ? { cleared: to * 1440 + inspectedAt } : {}),
    });
    day = to;
  }
  return events;
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
