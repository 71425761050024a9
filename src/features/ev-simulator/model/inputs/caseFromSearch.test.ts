import { expect, test } from 'vitest';
import type { Vehicle } from '../../../../content/schemas/ev.ts';
import { addressOf, caseFromSearch, chosenVehicle } from './caseFromSearch.ts';
import { inputsFromSearch } from './inputsFromSearch.ts';
import { defaultInputs } from './simulatorInputs.ts';
import { vehicleClasses } from './vehicleClasses.ts';

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

const vehicle: Vehicle = {
  id: 'x',
  slug: 'x',
  name: 'X',
  batteryKwh: 30,
  motorKw: 90,
  weightKg: 1400,
  payloadKg: 0,
  regenKw: 50,
  figures: vehicleClasses.hatch.figures,
  certified: { km: 300, cycle: 'midc', by: 'ARAI' },
  source: { label: 'Source', href: 'https://example.com' },
};

function read(query: string) {
  const search = new URLSearchParams(`run=1&mode=advanced&${query}`);
  return chosenVehicle(search, inputsFromSearch(search), [vehicle]);
}

test('another vehicle in the form replaces what the boxes held', () => {
  const { inputs, typed } = read('battery=60&speed=90&vehicle=x&vehicle-was=');
  expect(inputs).toMatchObject({ batteryKwh: 30, weightKg: 1400, speedKmh: 90, cd: 0.31 });
  expect(typed).toEqual({ speedKmh: '90' });
});

test('the same vehicle keeps what was typed since', () => {
  expect(read('battery=45&vehicle=x&vehicle-was=x').inputs.batteryKwh).toBe(45);
});

test('another class replaces the figures only', () => {
  const { inputs } = read('battery=45&cd=0.5&vehicle=&vehicle-was=&class=saloon&class-was=own');
  expect(inputs).toMatchObject({ batteryKwh: 45, cd: 0.24 });
});
