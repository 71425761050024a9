import { expect, test } from 'vitest';
import { durationText } from './durationText.ts';

test.each([
  [4.26, '4.3 min'],
  [13.04, '13 min'],
  [59.6, '1 h'],
  [319, '5 h 19 min'],
])('%f minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
