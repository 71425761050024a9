import { cycleFigures } from '../cycles/cycle.ts';
import { selectedCycle } from '../cycles/standardCycles.ts';
import type { SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { scenarioOf } from '../physics/scenario.ts';
import { driveRoad } from '../road/driveRoad.ts';

export interface TracePoint {
  readonly seconds: number;
  readonly km: number;
  readonly kmh: number;
  readonly metres: number;
  /** At the motor, as its rating counts it; below zero while it recovers. */
  readonly motorKw: number;
  readonly batteryKw: number;
  /** In per cent of a full battery. */
  readonly charge: number;
}

/** At constant speed on a level road nothing changes: a step for each of so many parts. */
const steadySteps = 500;

/**
 * The drive step by step: the whole road if it has heights, otherwise one run of the cycle. At constant
 * speed the steps are parts of the road, or an hour of it. The inputs must be free of problems.
 */
export function driveTrace(inputs: SimulatorInputs): TracePoint[] {
  const scenario = scenarioOf(inputs);
  const cycle = selectedCycle(inputs);
  const speeds = cycle?.speedsKmh ?? [inputs.speedKmh, inputs.speedKmh];
  const lapKm = cycle ? cycleFigures(cycle.speedsKmh).metres / 1000 : inputs.speedKmh;
  const level = inputs.mode === 'basic' ? 0 : inputs.altitudeM;
  const heights =
    scenario.heights.length > 0
      ? scenario.heights
      : ([
          [0, level],
          [lapKm * 0.999, level],
        ] as const);
  const endKm = heights.at(-1)?.[0] ?? 0;
  if (lapKm === 0) return [];
  const seconds = cycle ? 1 : ((endKm / inputs.speedKmh) * 3600) / steadySteps;
  const basic = inputs.mode === 'basic';
  const [from, to] = basic ? [100, 0] : [inputs.chargeStartPercent, inputs.chargeEndPercent];
  const trace: TracePoint[] = [];
  driveRoad({ ...scenario, heights }, speeds, seconds, ({ flow, leftWh, ...step }) => {
    const traction = (flow.battery - flow.auxiliaries - flow.hvac) / 1000;
    trace.push({
      ...step,
      motorKw: traction,
      batteryKw: flow.battery / 1000,
      charge: to + ((from - to) * leftWh) / scenario.usableWh,
    });
  });
  return trace;
}
