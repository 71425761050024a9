import { expect, test } from 'vitest';
import { defaultInputs } from '../inputs/simulatorInputs.ts';
import { scenarioOf } from '../physics/scenario.ts';
import { speedRangeCurve } from './speedRangeCurve.ts';

test('the curve rises from walking pace, then falls to the end of the slider', () => {
  const curve = speedRangeCurve(scenarioOf(defaultInputs));
  expect(curve.at(0)?.kmh).toBe(5);
  expect(curve.at(-1)?.kmh).toBe(200);
  const ranges = curve.map(({ rangeKm }) => rangeKm);
  const best = ranges.indexOf(Math.max(...ranges));
  expect(curve[best]?.kmh).toBeGreaterThan(15);
  expect(curve[best]?.kmh).toBeLessThan(35);
  expect(ranges.slice(best)).toEqual([...ranges.slice(best)].sort((a, b) => b - a));
});

test('the curve ends at the top speed', () => {
  const curve = speedRangeCurve(scenarioOf({ ...defaultInputs, motorKw: 30 }));
  expect(curve.at(-1)?.kmh).toBe(130);
});
