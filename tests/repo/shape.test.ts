import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importCycles, imports, packagesOf, reachableFrom, sources } from '../support/importGraph.ts';
import { repoFiles } from '../support/repoFiles.ts';

const files = repoFiles.filter(
  (path) => /\.(ts|tsx|astro|mjs)$/.test(path) && !path.endsWith('.d.ts'),
);
const read = (path: string) => readFileSync(path, 'utf8');
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('tests/');

test('no file outgrows what a reader holds in mind', () => {
  const tooLong = files.filter(
    (path) => read(path).split('\n').length > (isTest(path) ? 251 : 201),
  );
  expect(tooLong).toEqual([]);
});

/** The table in CONTRIBUTING.md: which rooms of src each room may import. */
const mayImport = new Map(
  [...read('CONTRIBUTING.md').matchAll(/^\| `src\/(\w+)` .*\|\s*([^|]+?)\s*\|$/gm)].map(
    ([, room = '', allowed = '']) => [room, allowed],
  ),
);
const rooms = [...mayImport.keys()];

function isAllowed(from: string, to: string): boolean {
  const allowed = mayImport.get(from) ?? '';
  const [, except] = /^everything but (.*)$/.exec(allowed) ?? [];
  return (except ?? allowed).split(', ').includes(to) !== Boolean(except);
}

const partOf = (path: string, depth: number) => path.split('/').slice(0, depth).join('/');
const roomOf = (path: string) => path.split('/')[1] ?? '';
const arrow = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`;

test("the rooms of src are those of CONTRIBUTING's table", () => {
  const folders = sources.filter((path) => path.split('/').length > 2).map(roomOf);
  expect([...new Set([...folders, 'styles'])].sort()).toEqual(rooms.toSorted());
});

test('imports point the way the table says', () => {
  const wrong = imports
    .filter(({ from, to }) => rooms.includes(roomOf(from)) && roomOf(to) !== 'assets')
    .filter(({ from, to }) => roomOf(from) !== roomOf(to))
    .filter(({ from, to }) => !isAllowed(roomOf(from), roomOf(to)));
  expect(wrong.map(arrow)).toEqual([]);
});

test('no feature imports another, and no two rooms of the server import each other', () => {
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

test('nothing of Astro or React is reachable from the server, by any number of steps', () => {
  const server = sources.filter((path) => path.startsWith('src/server/'));
  const wrong = reachableFrom(server).filter((path) =>
    packagesOf(path).some((name) => /^(astro|react)\b/.test(name)),
  );
  expect(wrong).toEqual([]);
});

test('only the start reads the environment', () => {
  const wrong = sources.filter(
    (path) => path.startsWith('src/server/') && /process\.env/.test(read(path)),
  );
  expect(wrong).toEqual([]);
});

test('a model is pure: no React, no DOM, no Astro', () => {
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

test('no folder holds more files than a reader takes in at a glance', () => {
  const folders = Map.groupBy(sources, (path) => path.slice(0, path.lastIndexOf('/')));
  const crowded = [...folders].filter(([, files]) => files.length > 25);
  expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

test('no drawer is called utils, helpers, common or misc', () => {
  expect(files.filter((path) => /\b(utils?|helpers?|common|misc)\b/i.test(path))).toEqual([]);
});

test('nothing is silenced', () => {
  const silencers =
    /biome-ignore|@ts-(ignore|expect-error|nocheck)|\bas any\b|: any\b|\.only\(|\.skip\(|waitForTimeout/;
  const silenced = files.filter(
    (path) => path !== 'tests/repo/shape.test.ts' && silencers.test(read(path)),
  );
  expect(silenced).toEqual([]);
});
