import { expect, test } from 'vitest';
import { databaseChanges } from './databaseChanges.ts';

const said = (before: readonly string[] | undefined, now: readonly string[]) =>
  databaseChanges(before ? { migrations: before } : {}, now);

test('an update says beforehand whether it can be taken back', () => {
  expect(said(['1_a'], ['1_a'])).toBeUndefined();
  expect(said(['1_a'], ['1_a', '2_b'])).toContain('adds to the database (2_b)');
  const breaking = said(['1_a'], ['1_a', '2_b', '3_c_breaking']);
  expect(breaking).toContain('No way back without a backup');
  expect(breaking).toContain('(3_c_breaking)');
  expect(said(undefined, ['1_a'])).toContain('npm run backup');
});

test('so does going back', () => {
  expect(said(['1_a', '2_b'], ['1_a'])).toBeUndefined();
  expect(said(['1_a', '2_b_breaking'], ['1_a'])).toContain('refuses to start');
});
