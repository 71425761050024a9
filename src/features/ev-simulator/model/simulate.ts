import { constantSpeed } from './constantSpeed.ts';
import { selectedCycle } from './cycles/standardCycles.ts';
import { driveCycle } from './driveCycle.ts';
import { inputProblems } from './inputs/inputProblems.ts';
import type { SimulatorInputs } from './inputs/simulatorInputs.ts';
import { scenarioOf } from './physics/scenario.ts';
import type { DriveResult, SimulationResult } from './simulationResult.ts';

/** The charge as the car shows it: the trip is computed from the start of its window to the end. */
function asCharge(result: DriveResult, inputs: SimulatorInputs): DriveResult {
  const { chargeStartPercent: from, chargeEndPercent: to } = inputs;
  if (result.kind !== 'range' || (from === 100 && to === 0)) return result;
  const charge = (percent: number) => to + (percent * (from - to)) / 100;
  const { road, trip } = result;
  return {
    ...result,
    trip: trip.map((point) => ({ ...point, percent: charge(point.percent) })),
    ...(road && {
      road: {
        ...road,
        arrivalPercent: road.arrivalPercent === null ? null : charge(road.arrivalPercent),
      },
    }),
  };
}

/** Constant speed in basic mode, the chosen drive in advanced mode. */
export function simulate(inputs: SimulatorInputs): SimulationResult {
  const problems = inputProblems(inputs);
  if (problems.length > 0) return { kind: 'invalid', problems };
  const scenario = scenarioOf(inputs);
  const cycle = selectedCycle(inputs);
  const result =
    cycle === null ? constantSpeed(scenario, inputs.speedKmh) : driveCycle(scenario, cycle);
  return inputs.mode === 'advanced' ? asCharge(result, inputs) : result;
}
