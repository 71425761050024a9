import { expect, test } from 'vitest';
import { loadAt, loadPositions } from './benchSources.ts';

test('the slider goes from open through 1 kΩ to 0.1 Ω and short, always downwards', () => {
  const loads = Array.from({ length: loadPositions + 1 }, (_, position) => loadAt(position));
  expect([loads[0], loads[1], loads.at(-2), loads.at(-1)]).toEqual([Infinity, 1000, 0.1, 0]);
  expect(loads).toEqual(loads.toSorted((a, b) => b - a));
});
