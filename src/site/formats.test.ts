import { expect, test } from 'vitest';
import { longDate, nonBreakingUnits, rupees, shortDate } from './formats.ts';

test('dates name the month in words', () => {
  expect(longDate('2026-03-04')).toBe('4 March 2026');
  expect(shortDate('2026-11-16')).toBe('16 Nov');
});

test('rupees are grouped in lakh', () => {
  expect(rupees(62000)).toBe('₹62,000');
  expect(rupees(744000)).toBe('₹7,44,000');
});

test('joins figures to their units and nothing else', () => {
  expect(nonBreakingUnits('500 A at 12 Ω, 1.2/50 µs ± 30 %')).toBe(
    '500\u00a0A at 12\u00a0Ω, 1.2/50\u00a0µs ±\u00a030\u00a0%',
  );
  expect(nonBreakingUnits('5 surges in 3 Amsterdam halls')).toBe('5 surges in 3 Amsterdam halls');
});

test('keeps products of figures and names of standards together', () => {
  expect(nonBreakingUnits('3 × 440 V to IEC 61000-4-5 and ITU-T K.44')).toBe(
    '3\u00a0×\u00a0440\u00a0V to IEC\u00a061000-4-5 and ITU-T\u00a0K.44',
  );
});
