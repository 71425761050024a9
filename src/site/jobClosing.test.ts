import { expect, test } from 'vitest';
import { isClosed } from './jobClosing.ts';

test('a job is open until its last day ends in India', () => {
  expect(isClosed('2027-01-31', Date.parse('2027-01-31T18:29:59Z'))).toBe(false);
  expect(isClosed('2027-01-31', Date.parse('2027-01-31T18:30:00Z'))).toBe(true);
  expect(isClosed('2027-01-31', Date.parse('2026-11-02T00:00:00Z'))).toBe(false);
});
