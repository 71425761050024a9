import type { Cycle } from '../cycles/cycle.ts';
import { driveCycle } from '../driveCycle.ts';
import type { Scenario } from '../physics/scenario.ts';
import { standardCycles } from '../selectedCycle.ts';
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
