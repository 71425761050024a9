import { expect, test } from 'vitest';
import { readAim } from './readAim.ts';

test.each([
  ['solar plant not reporting data', true],
  ['nothing happens when i trigger surge', true],
  ["the generator won't charge", true],
  ['rcd tripping', true],
  ['front too long', true],
  ['power fail simulator', false],
  ['voltage dips and interruptions', false],
  ['no load voltage 6 kv', false],
])('%s tells of a fault: %s', (text, isFault) => {
  expect(readAim(text).isFault).toBe(isFault);
});

test('who asks how wants an article, who asks which a plan', () => {
  expect(readAim('how to do a burst test')).toEqual({
    isFault: false,
    asksHow: true,
    asksWhich: false,
  });
  expect(readAim('what do i need for 61000-6-2').asksWhich).toBe(true);
});
