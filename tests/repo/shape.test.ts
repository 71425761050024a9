import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  importCycles,
  imports,
  packagesOf,
  reachableFrom,
  sources,
} from '../support/importGraph.ts';
import { repoFiles } from '../support/repoFiles.ts';

const files = repoFiles.filter(
  (path) => /\.(ts|tsx|astro|mjs)$/.test(path) && !path.endsWith('.d.ts'),
);
const read = (path: string) => readFileSync(path, 'utf8');
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('tests/');

test('source files have at most 200 lines, test files 250', () => {
  const tooLong = files.filter(
    (path) => read(path).split('\n').length > (isTest(path) ? 251 : 201),
  );
  expect(tooLong).toEqual([]);
});

/** The table in CONTRIBUTING.md: which folders each folder in src may import. */
const mayImport = new Map(
  [...read('CONTRIBUTING.md').matchAll(/^\| `src\/(\w+)` .*\|\s*([^|]+?)\s*\|$/gm)].map(
    ([, folder = '', allowed = '']) => [folder, allowed],
  ),
);
const listedFolders = [...mayImport.keys()];

function isAllowed(from: string, to: string): boolean {
  const allowed = mayImport.get(from) ?? '';
  const [, except] = /^everything but (.*)$/.exec(allowed) ?? [];
  return (except ?? allowed).split(', ').includes(to) !== Boolean(except);
}

const partOf = (path: string, depth: number) => path.split('/').slice(0, depth).join('/');
const topFolder = (path: string) => path.split('/')[1] ?? '';
const arrow = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`;

test('the table in CONTRIBUTING.md lists every folder in src', () => {
  const folders = sources.filter((path) => path.split('/').length > 2).map(topFolder);
  expect([...new Set([...folders, 'styles'])].sort()).toEqual(listedFolders.toSorted());
});

test('imports follow the table in CONTRIBUTING.md', () => {
  const wrong = imports
    .filter(({ from, to }) => listedFolders.includes(topFolder(from)) && topFolder(to) !== 'assets')
    .filter(({ from, to }) => topFolder(from) !== topFolder(to))
    .filter(({ from, to }) => !isAllowed(topFolder(from), topFolder(to)));
  expect(wrong.map(arrow)).toEqual([]);
});

test('no feature imports another, and no two server folders import each other', () => {
  const between = (path: string, depth: number) =>
    imports
      .map(({ from, to }) => ({ from: partOf(from, depth), to: partOf(to, depth) }))
      .filter(({ from, to }) => from.startsWith(path) && to.startsWith(path) && from !== to);
  expect(between('src/features/', 3).map(arrow)).toEqual([]);
  const server = new Set(
    between('src/server/', 3)
      .filter(({ from, to }) => !/\.ts$/.test(from) && !/\.ts$/.test(to))
      .map(arrow),
  );
  const mutual = [...server].filter((one) => server.has(one.split(' → ').reverse().join(' → ')));
  expect(mutual).toEqual([]);
});

test('there are no import cycles', () => {
  expect(importCycles()).toEqual([]);
});

test('the server imports neither Astro nor React, directly or transitively', () => {
  const server = sources.filter((path) => path.startsWith('src/server/'));
  const wrong = reachableFrom(server).filter((path) =>
    packagesOf(path).some((name) => /^(astro|react)\b/.test(name)),
  );
  expect(wrong).toEqual([]);
});

test('no server module reads process.env', () => {
  const wrong = sources.filter(
    (path) => path.startsWith('src/server/') && /process\.env/.test(read(path)),
  );
  expect(wrong).toEqual([]);
});

test('models do not use React, the DOM or Astro', () => {
  const wrong = sources
    .filter((path) => /^src\/features\/[^/]+\/model\//.test(path))
    .filter(
      (path) =>
        packagesOf(path).some((name) => /^(astro|react)\b/.test(name)) ||
        path.endsWith('.tsx') ||
        /\b(?:document|window|navigator|localStorage)\./.test(read(path)),
    );
  expect(wrong).toEqual([]);
});

test('no folder holds more than 25 files', () => {
  const folders = Map.groupBy(sources, (path) => path.slice(0, path.lastIndexOf('/')));
  const crowded = [...folders].filter(([, files]) => files.length > 25);
  expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

test('nothing is called utils, helpers, common or misc', () => {
  expect(files.filter((path) => /\b(utils?|helpers?|common|misc)\b/i.test(path))).toEqual([]);
});

test('no check is suppressed and no test skipped', () => {
  const silencers =
    /biome-ignore|@ts-(ignore|expect-error|nocheck)|\bas any\b|: any\b|\.only\(|\.skip\(|waitForTimeout/;
  const silenced = files.filter(
    (path) => path !== 'tests/repo/shape.test.ts' && silencers.test(read(path)),
  );
  expect(silenced).toEqual([]);
});
