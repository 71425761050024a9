import type { Vehicle } from '../../../../content/schemas/ev.ts';
import { constantSpeed } from '../constantSpeed.ts';
import type { Cycle } from '../cycles/cycle.ts';
import { standardCycles } from '../cycles/standardCycles.ts';
import { driveCycle } from '../driveCycle.ts';
import { numberFields } from '../inputs/numberFields.ts';
import { defaultInputs } from '../inputs/simulatorInputs.ts';
import { vehicleInputs } from '../inputs/vehicleInputs.ts';
import { type Scenario, scenarioOf } from '../physics/scenario.ts';
import type { DriveResult } from '../simulationResult.ts';

export interface CycleResult {
  readonly cycle: Cycle;
  readonly result: DriveResult;
}

/** The same car over the standard cycles: constant speed alone flatters the range. */
export function cycleComparison(scenario: Scenario): CycleResult[] {
  return Object.values(standardCycles).map((cycle) => ({
    cycle,
    result: driveCycle(scenario, cycle),
  }));
}

interface CertifiedRange {
  readonly certifiedKm: number;
  /** The model on the same cycle at 25 °C, without air conditioning; null if it cannot follow it. */
  readonly modelKm: number | null;
  readonly cycle: string;
}

/** The range a vehicle was certified with, beside the model's on the same cycle. */
export function certifiedRange(vehicle: Vehicle): CertifiedRange {
  const { km, cycle } = vehicle.certified;
  const scenario = scenarioOf({ ...defaultInputs, mode: 'advanced', ...vehicleInputs(vehicle) });
  const result = driveCycle(scenario, standardCycles[cycle]);
  return {
    certifiedKm: km,
    modelKm: result.kind === 'range' ? result.rangeKm : null,
    cycle: standardCycles[cycle].name,
  };
}

export interface SpeedRangePoint {
  readonly kmh: number;
  readonly rangeKm: number;
  readonly whPerKm: number;
}

const stepKmh = 5;

/** Range over the slider's speeds, leaving out those without one (motor too weak, or regenerating). */
export function speedRangeCurve(scenario: Scenario): SpeedRangePoint[] {
  const count = numberFields.speedKmh.max / stepKmh;
  return Array.from({ length: count }, (_, index) => (index + 1) * stepKmh).flatMap((kmh) => {
    const result = constantSpeed(scenario, kmh);
    if (result.kind !== 'range') return [];
    return [{ kmh, rangeKm: result.rangeKm, whPerKm: result.whPerKm }];
  });
}
