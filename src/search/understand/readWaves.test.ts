import { expect, test } from 'vitest';
import { readSpdClass } from './readWaves.ts';

test.each([
  ['spd class i tester', ['10-350']],
  ['type 1 surge arrester test', ['10-350']],
  ['t2 spd', ['8-20']],
  ['61643-11 class ii', ['8-20']],
  ['class iii spd', ['1-2-50', '8-20']],
])('%s', (text, waves) => {
  expect(readSpdClass(text).waves).toEqual(waves);
});

test.each(['class i equipment', 'line discharge class 2 arrester', 'ul 1449 type 1 spd', 'spd'])(
  '%s names no class of IEC 61643-11',
  (text) => {
    expect(readSpdClass(text)).toEqual({ waves: [], rest: text });
  },
);
