import { expect, test } from 'vitest';
import { may } from './may.ts';

test('each role has the functions of those before it, and its own', () => {
  expect(may('viewer', 'handleAlarms')).toBe(false);
  expect(may('operator', 'handleAlarms')).toBe(true);
  expect(may('operator', 'configure')).toBe(false);
  expect(may('engineer', 'configure')).toBe(true);
  expect(may('engineer', 'managePeople')).toBe(false);
  expect(may('administrator', 'managePeople')).toBe(true);
  expect(may('administrator', 'handleAlarms')).toBe(true);
});
