import { expect, test } from 'vitest';
import { cycleComparison } from './cycleComparison.ts';
import { scenarioOf } from './scenario.ts';
import { defaultInputs } from './simulatorInputs.ts';

test('compares the three standard cycles', () => {
  const rows = cycleComparison(scenarioOf(defaultInputs));
  expect(rows.map(({ cycle }) => cycle.name)).toEqual(['IDC', 'MIDC', 'WLTP-style']);
  expect(rows.every(({ result }) => result.kind === 'range')).toBe(true);
});
