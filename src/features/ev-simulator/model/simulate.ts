import { constantSpeed } from './constantSpeed.ts';
import { driveCycle } from './driveCycle.ts';
import { inputProblems } from './inputs/inputProblems.ts';
import type { SimulatorInputs } from './inputs/simulatorInputs.ts';
import { scenarioOf } from './physics/scenario.ts';
import { selectedCycle } from './selectedCycle.ts';
import type { SimulationResult } from './simulationResult.ts';

/** Constant speed in basic mode, the chosen drive in advanced mode. */
export function simulate(inputs: SimulatorInputs): SimulationResult {
  const problems = inputProblems(inputs);
  if (problems.length > 0) return { kind: 'invalid', problems };
  const scenario = scenarioOf(inputs);
  const cycle = selectedCycle(inputs);
  return cycle === null ? constantSpeed(scenario, inputs.speedKmh) : driveCycle(scenario, cycle);
}
