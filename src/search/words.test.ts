import { expect, test } from 'vitest';
import { stem } from './words.ts';

test.each([
  ['charge charges charged charging'],
  ['trip trips tripped tripping'],
  ['impulse impulses'],
  ['wave waves'],
  ['battery batteries'],
  ['wire wires wired wiring'],
  ['box boxes'],
  ['speed speeds'],
  ['string strings'],
])('%s share a stem', (forms) => {
  expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
});

test.each([
  ['ring', 'r'],
  ['string', 'str'],
  ['ms', 'm'],
  ['mass', 'mas'],
  ['cdn-5416', 'cdn-541'],
])('%s is not cut to %s', (word, wrong) => {
  expect(stem(word)).not.toBe(wrong);
});
