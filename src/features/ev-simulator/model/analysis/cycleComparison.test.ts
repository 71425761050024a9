import { expect, test } from 'vitest';
import { defaultInputs } from '../inputs/simulatorInputs.ts';
import { scenarioOf } from '../physics/scenario.ts';
import { cycleComparison } from './cycleComparison.ts';

test('compares the three standard cycles', () => {
  const rows = cycleComparison(scenarioOf(defaultInputs));
  expect(rows.map(({ cycle }) => cycle.name)).toEqual(['IDC', 'MIDC', 'WLTP-style']);
  expect(rows.every(({ result }) => result.kind === 'range')).toBe(true);
});
