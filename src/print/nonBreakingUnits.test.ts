import { expect, test } from 'vitest';
import { nonBreakingUnits } from './nonBreakingUnits.ts';

test('joins figures to their units and nothing else', () => {
  expect(nonBreakingUnits('500 A at 12 Ω, 1.2/50 µs ± 30 %')).toBe(
    '500\u00a0A at 12\u00a0Ω, 1.2/50\u00a0µs ± 30\u00a0%',
  );
  expect(nonBreakingUnits('5 surges in 3 Amsterdam halls')).toBe('5 surges in 3 Amsterdam halls');
});
