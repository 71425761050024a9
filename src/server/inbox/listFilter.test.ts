import { expect, test } from 'vitest';
import { impossibleDay } from './listFilter.ts';

test.each(['', '?q=0000-01-01', '?from=&to=', '?from=2024-02-29&to=%202199-12-31%20'])(
  '%j asks for no impossible day',
  (search) => expect(impossibleDay(search)).toBeUndefined(),
);

test.each([
  ['?from=0000-01-01', '0000-01-01'],
  ['?from=2026-01-31&to=2026-02-30', '2026-02-30'],
  ['?to=%2B275760-09-13', '+275760-09-13'],
  ['?from=yesterday', 'yesterday'],
])('%j asks for %s', (search, day) => expect(impossibleDay(search)).toBe(day));
