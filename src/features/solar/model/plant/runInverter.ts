import { unclipped } from '../module/pvwatts.ts';
import type { InverterState, Segment } from './faultSegments.ts';
import type { Plant } from './fleet.ts';
import type { InverterDay, Losses } from './plantDayTypes.ts';

export const efficiency = 0.975;
const curtailedTo = 0.8;
const withoutFan = 0.6;
/** The air in a cabinet above which an inverter without its fan protects itself, °C. */
const hotCabinet = 40;
const cabinetRise = 12;

interface Given {
  readonly plant: Plant;
  readonly segment: Segment;
  readonly state: InverterState;
  /** DC power if all strings were at their best, kW. */
  readonly fullKw: Float64Array;
  readonly airC: Float64Array;
  readonly inverter: InverterDay;
  /** The plant's, to which the inverter's power is added. */
  readonly sum: InverterDay;
  readonly losses: Losses;
}

/**
 * Runs an inverter through a segment of the day. This is the innermost loop of a year: its sums
 * are local, and what does not change from minute to minute stands before it.
 */
export function runInverter({ plant, segment, state, fullKw, airC, inverter, sum, losses }: Given) {
  const { isDown, hasNoFan } = state;
  const rating = plant.inverterKw;
  const dcLimit = rating / efficiency;
  const strength = state.strings.reduce((total, string) => total + string, 0) / plant.stringsEach;
  const allowed = segment.isCurtailed ? curtailedTo * rating : rating;
  const { acKw, dcKw } = inverter;
  const { acKw: sumAc, dcKw: sumDc } = sum;
  let [strings, conversion, clipping, derating, curtailment, downtime] = [0, 0, 0, 0, 0, 0];
  for (let minute = segment.from; minute < segment.to; minute += 1) {
    const full = fullKw[minute] as number;
    const dc = full * strength;
    const free = unclipped(dc, dcLimit, efficiency);
    const clipped = Math.min(free, rating);
    const isHot =
      hasNoFan && (airC[minute] as number) + (cabinetRise * clipped) / rating > hotCabinet;
    const derated = isHot ? Math.min(clipped, withoutFan * rating) : clipped;
    const curtailed = Math.min(derated, allowed);
    const ac = isDown ? 0 : curtailed;
    const used = free > 0 ? (dc * ac) / free : 0;
    acKw[minute] = ac;
    dcKw[minute] = used;
    sumAc[minute] = (sumAc[minute] as number) + ac;
    sumDc[minute] = (sumDc[minute] as number) + used;
    strings += full - dc;
    conversion += dc - free;
    clipping += free - clipped;
    derating += clipped - derated;
    curtailment += derated - curtailed;
    downtime += curtailed - ac;
  }
  losses.strings += strings;
  losses.conversion += conversion;
  losses.clipping += clipping;
  losses.derating += derating;
  losses.curtailment += curtailment;
  losses.downtime += downtime;
}
