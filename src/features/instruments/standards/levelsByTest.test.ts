import { expect, test } from 'vitest';
import { requirementsSchema } from '../../../content/schemas/standards/requirements.ts';
import { levelsByTest } from './levelsByTest.ts';

const pulse = (environment: string, phenomenon: string, value: number) => ({
  environments: [environment],
  port: 'dc',
  phenomenon,
  basic: 'ISO 7637-2',
  levels: [{ mode: 'negative', value }],
  basis: 'read',
});

const requirements = (rows: unknown[]) =>
  requirementsSchema.parse({
    standard: 'ISO 7637-2',
    environments: [
      { id: 'iv', name: 'Level IV' },
      { id: 'iii', name: 'Level III' },
    ],
    rows,
  });

test('levels of the same tests stand side by side', () => {
  const found = levelsByTest(
    requirements([
      pulse('iii', 'pulse-1', 112),
      pulse('iv', 'pulse-1', 150),
      pulse('iv', 'pulse-3a', 220),
      pulse('iii', 'pulse-3a', 165),
    ]),
  );
  expect(found?.map((some) => some.map(({ levels }) => levels[0]?.value))).toEqual([
    [150, 112],
    [220, 165],
  ]);
});

test('a test of all levels does not keep the others from standing side by side', () => {
  const { environments, ...always } = pulse('', 'transient-emission', 1);
  expect(environments).toHaveLength(1);
  const levels = [pulse('iv', 'pulse-1', 150), pulse('iii', 'pulse-1', 112)];
  expect(levelsByTest(requirements([...levels, always]))).toHaveLength(1);
  expect(levelsByTest(requirements([always]))).toBeUndefined();
});

test('environments that call for different tests stay apart', () => {
  expect(
    levelsByTest(requirements([pulse('iv', 'pulse-1', 150), pulse('iii', 'pulse-3a', 165)])),
  ).toBeUndefined();
});
