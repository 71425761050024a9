import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDataFolder, restrictData } from './privateFiles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'private-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'site.sqlite'), '', { mode: 0o644 });
  mkdirSync(join(folder, 'backups'), { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (...path: string[]) => statSync(join(folder, ...path)).mode & 0o777;

test('what an earlier release left readable is restricted', () => {
  restrictData(folder);
  expect([modeOf(), modeOf('backups'), modeOf('site.sqlite')]).toEqual([0o700, 0o700, 0o600]);
});

test('a folder shared with others keeps its rights, as do files that are not ours', () => {
  writeFileSync(join(folder, 'other.txt'), '', { mode: 0o644 });
  restrictData(folder);
  expect([modeOf(), modeOf('other.txt'), modeOf('site.sqlite')]).toEqual([0o755, 0o644, 0o600]);
});

test('the folder of the data is made with those above it, or refused by name', () => {
  const below = join(folder, 'new', 'data');
  createDataFolder(below);
  createDataFolder(below);
  expect([modeOf('new'), modeOf('new', 'data')]).toEqual([0o700, 0o700]);
  // A file stands in the way; in /proc, Node's own way would never end.
  for (const wrong of [join(folder, 'site.sqlite', 'data'), '/proc/nope/data'])
    expect(() => createDataFolder(wrong), wrong).toThrow(/^DATA_DIR cannot be created: E/);
});
