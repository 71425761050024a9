import { expect, test } from 'vitest';
import { accessories } from '../../../../tests/support/catalogue.ts';
import { accessoryDrawings } from './accessoryDrawings.ts';

test('every accessory has a drawing, and no drawing is left over', () => {
  expect(Object.keys(accessoryDrawings).toSorted()).toEqual(
    accessories.map(({ slug }) => slug).toSorted(),
  );
});
