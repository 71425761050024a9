import { expect, test } from 'vitest';
import { requireUnique } from './requireUnique.ts';

const check = (...slugs: string[]) =>
  requireUnique(
    slugs.map((slug, at) => ({ slug, name: `entry ${at}` })),
    'slug',
    ({ slug }) => slug,
    ({ name }) => name,
  );

test('a duplicate is reported with both entries', () => {
  expect(() => check('a', 'b', 'c', 'b')).toThrow('entry 1 and entry 3 have the same slug: b');
  expect(() => check('a', 'b', 'c')).not.toThrow();
});
