import { expect, test } from 'vitest';
import type { Logo } from '../../../detection/logo.ts';
import { countPerBrand } from './countPerBrand.ts';

const logo = (brand: Logo['brand']): Logo => ({
  brand,
  confidence: 0.9,
  position: { x: 0, y: 0, width: 10, height: 10 },
});

test('counts hits and pictures, the most frequent brand first', () => {
  expect(
    countPerBrand([
      [logo('Jyotem'), logo('Pavanor'), logo('Pavanor')],
      [],
      [logo('Jyotem'), logo('Pavanor')],
    ]),
  ).toEqual([
    { brand: 'Pavanor', hits: 3, pictures: 2 },
    { brand: 'Jyotem', hits: 2, pictures: 2 },
  ]);
});
