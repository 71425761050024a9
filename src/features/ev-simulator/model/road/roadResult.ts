import { topSpeed, wheelLimit } from '../physics/powerFlow.ts';
import type { Scenario } from '../physics/scenario.ts';
import { type DriveResult, perCause, type RangeFound } from '../simulationResult.ts';
import { driveRoad } from './driveRoad.ts';
import { climbOf } from './roadProfile.ts';

/**
 * The heights driven once, then the same drive on a level road until the battery is empty.
 * `goOn` gives that level part for a scenario of its own, with the charge that is left.
 */
export function roadResult(
  scenario: Scenario,
  speedsKmh: readonly number[],
  seconds: number,
  goOn: (level: Scenario) => DriveResult,
): DriveResult {
  const { usableWh } = scenario;
  const drive = driveRoad(scenario, speedsKmh, seconds);
  const { peak } = drive;
  if (peak.wheelW > wheelLimit(scenario)) {
    return {
      kind: 'unreachable',
      wantedKmh: peak.speedKmh,
      where: `at kilometre ${peak.km.toFixed(1)}`,
      topSpeedKmh: topSpeed({ ...scenario, slope: peak.slope }),
      neededMotorKw: peak.wheelW / scenario.drivetrainEfficiency / 1000,
    };
  }
  const percentOf = (wh: number) => (100 * wh) / usableWh;
  const onward = goOn({ ...scenario, heights: [], usableWh: drive.leftWh });
  if (drive.leftWh > 0 && onward.kind !== 'range') return onward;
  const level: Partial<RangeFound> = onward.kind === 'range' && drive.leftWh > 0 ? onward : {};
  const rangeKm = drive.km + (level.rangeKm ?? 0);
  const hours = drive.hours + (level.hours ?? 0);
  const levelKm = level.rangeKm ?? 0;
  const whByCause = perCause(
    (cause) => drive.whByCause[cause] + (level.whPerKmByCause?.[cause] ?? 0) * levelKm,
  );
  // Stopped by an empty battery on the move, the rest of its motion is lost as well.
  const counted = Object.values(whByCause).reduce((sum, wh) => sum + wh, 0);
  whByCause.braking += usableWh - counted;
  return {
    kind: 'range',
    rangeKm,
    hours,
    whPerKm: usableWh / rangeKm,
    whPerKmByCause: perCause((cause) => whByCause[cause] / rangeKm),
    averageKmh: rangeKm / hours,
    averageKw: usableWh / hours / 1000,
    usableKwh: usableWh / 1000,
    trip: [
      ...drive.points.map(({ km, hours: at, wh }) => ({ km, hours: at, percent: percentOf(wh) })),
      ...(level.trip ?? []).slice(1).map((point) => ({
        km: drive.km + point.km,
        hours: drive.hours + point.hours,
        percent: (point.percent * drive.leftWh) / usableWh,
      })),
    ],
    road: {
      ...climbOf(scenario.heights),
      refusedKwh: drive.refusedWh / 1000,
      arrivalPercent: drive.arrivalWh === null ? null : percentOf(drive.arrivalWh),
    },
  };
}
