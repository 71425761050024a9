import { expect, test } from 'vitest';
import { encodingsFor } from './negotiate.ts';

test.each([
  [undefined, ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'zstd', 'gzip', 'identity']],
  ['br;q=0, gzip;q=0.5', ['gzip', 'identity']],
  ['*', ['br', 'zstd', 'gzip', 'identity']],
  ['*;q=0, gzip', ['gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['nonsense;q=x', ['identity']],
])('%s', (header, expected) => {
  expect(encodingsFor(header)).toEqual(expected);
});
