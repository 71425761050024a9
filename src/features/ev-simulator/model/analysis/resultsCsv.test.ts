import { expect, test } from 'vitest';
import { defaultInputs } from '../inputs/simulatorInputs.ts';
import { scenarioOf } from '../physics/scenario.ts';
import { simulate } from '../simulate.ts';
import { resultsCsv } from './resultsCsv.ts';
import { speedRangeCurve } from './speedRangeCurve.ts';

test('contains inputs, results, causes, trip and curve, four cells per row', () => {
  const result = simulate(defaultInputs);
  if (result.kind !== 'range') throw new Error(result.kind);
  const csv = resultsCsv(defaultInputs, result, speedRangeCurve(scenarioOf(defaultInputs)));
  const rows = csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(rows.every((cells) => cells.length === 4)).toBe(true);
  expect([...new Set(rows.map(([group]) => group))]).toEqual([
    'Group',
    'Input',
    'Result',
    'Energy by cause',
    'State of charge',
    'Range by speed',
  ]);
  expect(csv).toContain('Input,Battery capacity,60,kWh\r\n');
  expect(csv).toContain('Result,Range,488.2,km\r\n');
});
