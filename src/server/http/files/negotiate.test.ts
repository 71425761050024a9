import { expect, test } from 'vitest';
import { encodingsFor } from './negotiate.ts';

test.each([
  [undefined, ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['br;q=0, gzip;q=0.5', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0, gzip', ['gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['nonsense;q=x', ['identity']],
])('%s', (header, expected) => {
  expect(encodingsFor(header)).toEqual(expected);
});
