import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { vehicleSchema } from '../../../../content/schemas/ev.ts';
import { defaultInputs } from '../inputs/simulatorInputs.ts';
import { vehicleInputs, vehicleOf } from '../inputs/vehicleInputs.ts';
import { scenarioOf } from '../physics/scenario.ts';
import { cycleComparison, speedRangeCurve } from './rangeComparisons.ts';

test('compares the three standard cycles', () => {
  const rows = cycleComparison(scenarioOf(defaultInputs));
  expect(rows.map(({ cycle }) => cycle.name)).toEqual(['IDC', 'MIDC', 'WLTP-style']);
  expect(rows.every(({ result }) => result.kind === 'range')).toBe(true);
});

const vehicles = (
  parse(readFileSync('src/content/vehicles.yaml', 'utf8')) as Record<string, unknown>[]
).map((entry) => vehicleSchema.parse({ ...entry, id: entry.slug }));

test('a vehicle is found again by its figures', () => {
  for (const vehicle of vehicles) {
    const inputs = { ...defaultInputs, mode: 'advanced' as const, ...vehicleInputs(vehicle) };
    expect(vehicleOf(vehicles, inputs)?.slug).toBe(vehicle.slug);
  }
  expect(vehicleOf(vehicles, defaultInputs)).toBeUndefined();
});

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
