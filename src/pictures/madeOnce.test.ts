import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madeOnce, removeUnused } from './madeOnce.ts';

test('makes the same parts once, and other parts anew', async () => {
  let times = 0;
  const draw = async () => {
    times += 1;
    return Buffer.from(`drawing ${times}`);
  };
  const own = randomUUID();
  const text = async (...parts: string[]) =>
    Buffer.from(await madeOnce([own, ...parts], draw)).toString();
  expect(await text('a', 'bc')).toBe('drawing 1');
  expect(await text('a', 'bc')).toBe('drawing 1');
  expect(await text('ab', 'c')).toBe('drawing 2');
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('removes what was used last more than two weeks ago, also from subfolders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  mkdirSync(join(folder, 'v1'));
  for (const [name, days] of [
    ['old', 15],
    ['recent', 13],
    ['v1/old', 15],
    ['v1/recent', 0],
  ] as const) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), daysAgo(days), daysAgo(days));
  }
  utimesSync(join(folder, 'v1'), daysAgo(15), daysAgo(15));
  removeUnused(folder);
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    'recent',
    'v1',
    'v1/recent',
  ]);
});
