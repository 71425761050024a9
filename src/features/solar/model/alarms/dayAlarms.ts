import { summarise } from '../kpi/summarise.ts';
import { inverterId, inverterKwp } from '../plant/fleet.ts';
import type { PlantDay } from '../plant/plantDayTypes.ts';
import type { AlarmKey, DayAlarm } from './alarmTypes.ts';
import { deviceRules } from './deviceRules.ts';
import { limits, type RuleId } from './rules.ts';

/** Applies the rules to a day's readings. `carried` names the alarms that were on before it. */
export function dayAlarms(given: PlantDay, carried: ReadonlySet<AlarmKey>): DayAlarm[] {
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
