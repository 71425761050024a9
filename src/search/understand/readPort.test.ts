import { expect, test } from 'vitest';
import { readPort } from './readPort.ts';

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
