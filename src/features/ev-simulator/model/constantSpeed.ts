import { powerFlow, topSpeed, wheelLimit } from './physics/powerFlow.ts';
import type { Scenario } from './physics/scenario.ts';
import { roadResult } from './road/roadResult.ts';
import { type DriveResult, perCause, type TripPoint } from './simulationResult.ts';

/** At constant speed the battery drains linearly: a point for every 10 %. */
function evenTrip(rangeKm: number, hours: number): TripPoint[] {
  return Array.from({ length: 11 }, (_, tenth) => ({
    km: (rangeKm * tenth) / 10,
    hours: (hours * tenth) / 10,
    percent: 100 - tenth * 10,
  }));
}

/** Steps of the road, fine enough for heights every few hundred metres. */
const roadSteps = 2000;

/** A car that holds one speed until its battery is empty. */
export function constantSpeed(scenario: Scenario, speedKmh: number): DriveResult {
  const flow = powerFlow(scenario, speedKmh / 3.6, 0);
  const { usableWh, heights } = scenario;
  if (speedKmh === 0) {
    return { kind: 'standing', loadKw: flow.battery / 1000, hours: usableWh / flow.battery };
  }
  if (flow.wheel > wheelLimit(scenario)) {
    return {
      kind: 'unreachable',
      wantedKmh: speedKmh,
      where: null,
      topSpeedKmh: topSpeed(scenario),
      neededMotorKw: flow.wheel / scenario.drivetrainEfficiency / 1000,
    };
  }
  if (heights.length > 0) {
    const seconds = ((heights.at(-1)?.[0] ?? 0) / speedKmh / roadSteps) * 3600;
    return roadResult(scenario, [speedKmh, speedKmh], seconds, (level) =>
      constantSpeed(level, speedKmh),
    );
  }
  const whPerKm = flow.battery / speedKmh;
  const rangeKm = usableWh / whPerKm;
  const hours = rangeKm / speedKmh;
  return {
    kind: 'range',
    rangeKm,
    hours,
    whPerKm,
    whPerKmByCause: perCause((cause) => flow[cause] / speedKmh),
    averageKmh: speedKmh,
    averageKw: flow.battery / 1000,
    usableKwh: usableWh / 1000,
    trip: evenTrip(rangeKm, hours),
  };
}
