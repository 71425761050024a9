import type { Cycle } from './cycles/cycle.ts';
import { cycleEnergy } from './physics/cycleEnergy.ts';
import { wheelLimit } from './physics/powerFlow.ts';
import type { Scenario } from './physics/scenario.ts';
import { topSpeed } from './physics/topSpeed.ts';
import { tripUntilEmpty } from './physics/tripUntilEmpty.ts';
import { roadResult } from './road/roadResult.ts';
import { type DriveResult, perCause } from './simulationResult.ts';

/** A car that repeats one cycle until its battery is empty. */
export function driveCycle(scenario: Scenario, cycle: Cycle): DriveResult {
  const energy = cycleEnergy(scenario, cycle);
  const { byCause, whAt, metresAt, peak } = energy;
  const { usableWh, auxW, hvacW, drivetrainEfficiency } = scenario;
  const hours = (cycle.speedsKmh.length - 1) / 3600;
  const wh = whAt.at(-1) ?? 0;
  const km = (metresAt.at(-1) ?? 0) / 1000;
  if (km === 0) {
    const loadW = auxW + hvacW;
    return { kind: 'standing', loadKw: loadW / 1000, hours: usableWh / loadW };
  }
  // A car that cannot follow the cycle would drive an easier one, so give no range at all.
  if (peak.wheelW > wheelLimit(scenario)) {
    return {
      kind: 'unreachable',
      wantedKmh: peak.speedKmh,
      where: `in second ${peak.second}`,
      topSpeedKmh: topSpeed(scenario),
      neededMotorKw: peak.wheelW / drivetrainEfficiency / 1000,
    };
  }
  if (scenario.heights.length > 0) {
    return roadResult(scenario, cycle.speedsKmh, 1, (level) => driveCycle(level, cycle));
  }
  const rangeKm = (usableWh / wh) * km;
  return {
    kind: 'range',
    rangeKm,
    hours: (usableWh / wh) * hours,
    whPerKm: wh / km,
    whPerKmByCause: perCause((cause) => byCause[cause] / km),
    averageKmh: km / hours,
    averageKw: wh / hours / 1000,
    usableKwh: usableWh / 1000,
    trip: tripUntilEmpty(energy, usableWh),
  };
}
