import { expect, test } from 'vitest';
import { readAim, readPort } from './readSubjects.ts';

test.each([
  'coupling network for 8 wires',
  'ethernet coupling network',
  'data line cdn',
  'rs485 lines',
])('%s is about lines without a supply', (text) => {
  expect(readPort(text).port).toBe('signal');
});

test.each(['rs232 interface', 'data sheet', 'cdn with scpi', 'three phase network', '8 kv'])(
  '%s is not',
  (text) => {
    expect(readPort(text)).toEqual({ port: undefined, rest: text });
  },
);

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
    asksMeaning: false,
    isFault: false,
    asksHow: true,
    asksWhich: false,
  });
  expect(readAim('what do i need for 61000-6-2').asksWhich).toBe(true);
});
