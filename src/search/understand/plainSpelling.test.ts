import { expect, test } from 'vitest';
import { plainSpelling } from './plainSpelling.ts';

test.each([
  ['c.w.g. 4kv', 'cwg 4kv'],
  ['e s d gun', 'esd gun'],
  ['eft/b', 'eft'],
  ['surge/burst', 'surge burst'],
  ['c/dn', 'cdn'],
  ['kv 6 telecom', '6 kv telecom'],
  ['mil std 461', 'mil-std-461'],
  ['regulation no. 10', 'regulation 10'],
  ['koppelnetzwerk 32a', 'coupling network 32a'],
  ['stossspannungsgenerator', 'impulse voltage generator'],
])('%s is %s', (text, plain) => {
  expect(plainSpelling(text, [])).toBe(plain);
});

test.each([
  'tsg-6/700',
  '1.2/50 us',
  '4 kv 2 ka',
  'k.21',
  '100 a/m',
  'iec 61000-4-5',
  'preliminary',
])('%s stays', (text) => {
  expect(plainSpelling(text, [])).toBe(text);
});
