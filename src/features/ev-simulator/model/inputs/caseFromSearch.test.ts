import { expect, test } from 'vitest';
import { addressOf, caseFromSearch } from './caseFromSearch.ts';
import { defaultInputs } from './simulatorInputs.ts';

test('two cases travel in one address', () => {
  const now = { ...defaultInputs, mode: 'advanced', speedKmh: 120, road: 'profile' } as const;
  const before = { ...defaultInputs, batteryKwh: 75.5, points: [[0, 0]] as const };
  const read = caseFromSearch(new URLSearchParams(addressOf(now, before)), []);
  expect(read).toEqual({ inputs: now, kept: before, notes: [], typed: {} });
});

test('an address without a second case has none', () => {
  expect(addressOf(defaultInputs, null)).toBe('');
  expect(caseFromSearch(new URLSearchParams('speed=90'), []).kept).toBeNull();
});
