import { expect, test } from 'vitest';
import { company } from '../../site/company.ts';
import { drawnCity } from './mapFeatures.ts';

test('the map is of the city the company is in', () => {
  expect(
    drawnCity,
    'The company has moved: draw its city in src/features/contac./mapFeatures.ts and rewrite the ways ' +
      'to it under "Visiting us" in src/content/pages/contact.yaml',
  ).toBe(company.address.locality);
});
