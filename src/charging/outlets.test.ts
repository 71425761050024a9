import { expect, test } from 'vitest';
import { chargerOf, outletOf, outlets } from './outlets.ts';

test('every outlet converts to its charger and back', () => {
  expect(outlets).toHaveLength(6);
  for (const { value } of outlets) expect(outletOf(chargerOf(value))).toBe(value);
});

test('an AC outlet has 230 V unless another voltage was entered', () => {
  expect(chargerOf('ac-32')).toEqual({ kind: 'ac', amperes: 32, volts: 230 });
  expect(chargerOf('ac-80', 110)).toEqual({ kind: 'ac', amperes: 80, volts: 110 });
});
