import { expect, test } from 'vitest';
import { inOurNames } from './othersNames.ts';

test.each([
  ['nsg 3060 equivalent', 'multifunction'],
  ['alternative to em test ucs 500n5', 'multifunction'],
  ['nsg 438', 'esd generator'],
  ['combination wave generator', 'combination wave generator'],
  ['tsg 4-700', 'tsg 4-700'],
])('%s is %s', (asked, plain) => {
  expect(inOurNames(asked)).toBe(plain);
});
