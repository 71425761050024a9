import { expect, test } from 'vitest';
import { latestStart } from './latestStart.ts';

test.each([
  ['07:30', 13, '07:17'],
  ['07:30', 13.04, '07:16'],
  ['7:05', 425, '00:00'],
  ['07:00', 560, '21:40 the day before'],
  ['06:00', 60 * 31, '23:00, 2 days before'],
])('ready at %s after %f minutes: plug in at %s', (readyBy, minutes, start) => {
  expect(latestStart(readyBy, minutes)).toBe(start);
});
