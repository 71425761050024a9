import type { Cycle } from './cycles/cycle.ts';
import { driveCycle } from './driveCycle.ts';
import type { Scenario } from './scenario.ts';
import { standardCycles } from './selectedCycle.ts';
import type { DriveResult } from './simulationResult.ts';

export interface CycleResult {
  readonly cycle: Cycle;
  readonly result: DriveResult;
}

/** The same car in real traffic, to stand beside the kinder answer of a constant speed. */
export function cycleComparison(scenario: Scenario): CycleResult[] {
  return Object.values(standardCycles).map((cycle) => ({
    cycle,
    result: driveCycle(scenario, cycle),
  }));
}
