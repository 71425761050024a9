import { expect, test } from 'vitest';
import { defaultInputs } from '../inputs/simulatorInputs.ts';
import { powerFlow, wheelLimit } from './powerFlow.ts';
import { scenarioOf } from './scenario.ts';
import { topSpeed } from './topSpeed.ts';

test.each([0, 8, -6])(
  'at top speed the motor runs at full power, gradient %i %%',
  (gradientPercent) => {
    const scenario = {
      ...scenarioOf({ ...defaultInputs, mode: 'advanced', motorKw: 60 }),
      slope: Math.atan(gradientPercent / 100),
    };
    const power = powerFlow(scenario, topSpeed(scenario) / 3.6, 0).wheel;
    expect(power / wheelLimit(scenario)).toBeCloseTo(1, 6);
  },
);
