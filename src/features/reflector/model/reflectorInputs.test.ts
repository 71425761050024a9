import { expect, test } from 'vitest';
import { defaultReflector, reflectorFromSearch } from './reflectorInputs.ts';

test('the form is read as it was typed, and keeps what cannot be read', () => {
  const read = (query: string) => reflectorFromSearch(new URLSearchParams(query));
  expect(read('')).toMatchObject({
    kind: 'triangularTrihedral',
    cut: 'azimuth',
    inputs: defaultReflector,
  });
  const { kind, cut, inputs, typed } = read(
    'type=dihedral&cut=elevation&edge=30,5+mm&frequency=24,125&target=big',
  );
  expect([kind, cut]).toEqual(['dihedral', 'elevation']);
  expect(inputs).toEqual({ edgeMm: 30.5, frequencyGhz: 24.125, wantedDbsm: Number.NaN });
  expect(typed.wantedDbsm).toBe('big');
});
