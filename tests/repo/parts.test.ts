import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partsPage } from '../../scripts/dev/partsPage.ts';
import { repoFiles } from '../support/repoFiles.ts';

const folders = 'ui|form|sections|shell|charts|drawings|waveforms|icons';
const component = new RegExp(`^src/components/((?:${folders})/[A-Z]\\w+)\\.tsx$`);
const components = repoFiles.flatMap((path) => component.exec(path)?.[1] ?? []);
const shown = repoFiles
  .filter((path) => path.startsWith('src/features/parts/'))
  .flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/<Sample\s+of="([^"]+)"|\bof: '([^']+)'/g),
  ])
  .map(([, element, entry = '']) => element ?? entry);

test('every component has a sample on the parts page', () => {
  expect(components.filter((name) => !shown.includes(name))).toEqual([]);
});

test('every sample shows an existing component, once', () => {
  expect(shown.filter((name) => !components.includes(name))).toEqual([]);
  expect(shown.length).toBe(new Set(shown).size);
});

test.each([
  ['dev', ['/parts']],
  ['build', []],
  ['preview', []],
  ['sync', []],
] as const)('%s serves the parts page at %j', (command, expected) => {
  const patterns: string[] = [];
  const injectRoute = ({ pattern }: { pattern: string }) => patterns.push(pattern);
  const setup = partsPage.hooks['astro:config:setup'] as (options: object) => void;
  setup({ command, injectRoute });
  expect(patterns).toEqual(expected);
});
