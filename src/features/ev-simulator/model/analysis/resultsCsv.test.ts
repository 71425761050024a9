import { expect, test } from 'vitest';
import { defaultInputs, type SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { simulate } from '../simulate.ts';
import { resultsCsv } from './resultsCsv.ts';

function csvOf(changes: Partial<SimulatorInputs>): string {
  const inputs = { ...defaultInputs, ...changes };
  const result = simulate(inputs);
  if (result.kind !== 'range') throw new Error(result.kind);
  return resultsCsv(inputs, result);
}

test('contains inputs, results, causes, trip and curve, four cells per row, with a BOM', () => {
  const csv = csvOf({});
  expect(csv.startsWith('\uFEFFGroup,Item')).toBe(true);
  const [table = ''] = csv.split('\r\n\r\n');
  const rows = table.split('\r\n').map((line) => line.split(','));
  expect(rows.every((cells) => cells.length === 4)).toBe(true);
  expect([...new Set(rows.map(([group]) => group))]).toEqual([
    '\uFEFFGroup',
    'Input',
    'Result',
    'Energy by cause',
    'State of charge',
    'Range by speed',
  ]);
  expect(csv).toContain('Input,Battery capacity,60,kWh\r\n');
  expect(csv).toContain('Result,Range,488.2,km\r\n');
});

test('a cycle is written second by second, and names only what it uses', () => {
  const csv = csvOf({ mode: 'advanced', airConditioning: true });
  const trace = csv.split('\r\n\r\n')[1]?.trimEnd().split('\r\n') ?? [];
  expect(trace).toHaveLength(1 + 1180);
  expect(trace[0]?.split(',').length).toBeGreaterThan(6);
  expect(csv).not.toContain('Average speed');
  expect(csv).toContain('Input,Heating,heat pump,');
});

test('a drawn drive on a slope is written with its points and heights', () => {
  const csv = csvOf({ mode: 'advanced', drive: 'drawn', road: 'slope', gradientPercent: 2 });
  expect(csv).toContain('Input,Points of the drive (s-km/h),0-0_15-40_');
  expect(csv).toMatch(/Input,Heights of the road \(km-m\),0-0_10-199\.9/);
  expect(csv).toContain('Result,Climb,200,m');
});
