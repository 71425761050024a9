import { expect, test } from 'vitest';
import { readContent } from '../../../tests/support/content.ts';
import { searchMakersSchema } from '../../content/schemas/search.ts';
import { inOurNames } from './othersNames.ts';

const { makers } = searchMakersSchema.parse(readContent('search-makers.yaml'));

test.each([
  ['nsg 3060 equivalent', 'multifunction'],
  ['alternative to em test ucs 500n5', 'multifunction'],
  ['nsg 438', '30 kv esd generator'],
  ['nsg 435', 'esd generator'],
  ['combination wave generator', 'combination wave generator'],
  ['tsg 4-700', 'tsg 4-700'],
])('%s is %s', (asked, plain) => {
  expect(inOurNames(asked, makers)).toBe(plain);
});

test.each(['nsg(', 'x*'])('the pattern %s is refused', (pattern) => {
  const family = { family: 'X', pattern, is: 'multifunction' };
  const written = { makers: [{ names: ['Another'], families: [family] }] };
  expect(searchMakersSchema.safeParse(written).success).toBe(false);
});
