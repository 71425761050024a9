import { expect, test } from 'vitest';
import { previewToken, previewTokenEnds } from './preview.ts';

test('a link to the preview is good for seven days, and only as it was made', () => {
  const clock = { at: 1_700_000_000_000 };
  const secret = 'x'.repeat(32);
  const now = () => clock.at;
  const token = previewToken({ secret, now });
  const week = 7 * 24 * 60 * 60_000;
  expect(previewTokenEnds(token, { secret, now })).toBe(clock.at + week);
  expect(previewTokenEnds(token, { secret: 'y'.repeat(32), now })).toBeUndefined();
  expect(previewTokenEnds(token.replace('1', '2'), { secret, now })).toBeUndefined();
  expect(previewTokenEnds('', { secret, now })).toBeUndefined();
  clock.at += week;
  expect(previewTokenEnds(token, { secret, now })).toBeUndefined();
});
