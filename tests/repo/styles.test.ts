import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { repoFiles } from '../support/repoFiles.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const sheets = repoFiles.filter((path) => /^src\/.*\.css$/.test(path));
const ofFeatures = sheets.filter((path) => path.startsWith('src/features/'));
const sources = repoFiles.filter((path) => /^src\/.*\.(tsx?|astro)$/.test(path));
/** Strips comments, in which a dot does not start a class name. */
const rules = (path: string) => read(path).replace(/\/\*.*?\*\//gs, '');
const classesIn = (path: string) =>
  new Set([...rules(path).matchAll(/\.([a-z][a-z-]+)(?=[^;}]*\{)/g)].map(([, name = '']) => name));

test('src/styles holds only site-wide styles; other styles live next to their components', () => {
  const shared = sheets.filter((path) => path.startsWith('src/styles/'));
  expect(shared.map((path) => path.slice('src/styles/'.length)).sort()).toEqual([
    'global.css',
    'pageFade.css',
    'print.css',
    'tokens.css',
  ]);
});

test('utilities override feature styles, whatever order the page loads them in', () => {
  const [order] = read('src/styles/global.css').match(/^@layer .+;$/m) ?? [];
  expect(order).toContain('components, features, utilities');
  for (const path of ofFeatures) {
    expect(read(path), path).toContain(order);
    expect(read(path), path).toContain('@layer features {');
  }
  const imported = sources.flatMap((path) =>
    [...read(path).matchAll(/^import '(.*\.css)';$/gm)].map(([, name = '']) =>
      normalize(join(dirname(path), name)),
    ),
  );
  for (const path of imported) expect(read(path), path).toContain(order);
});

test('no class is styled in two sheets', () => {
  const homes = new Map<string, string[]>();
  for (const path of sheets.filter((sheet) => !sheet.startsWith('src/styles/')))
    for (const name of classesIn(path)) homes.set(name, [...(homes.get(name) ?? []), path]);
  const twice = [...homes].filter(([, paths]) => paths.length > 1);
  expect(twice).toEqual([]);
});

test('every class in a sheet is used, and feature classes only by their feature or a page', () => {
  const unused = sheets
    .filter((path) => !path.startsWith('src/styles/'))
    .flatMap((path) => {
      const reach = ofFeatures.includes(path) ? [dirname(path), 'src/pages'] : ['src'];
      const users = sources.filter((file) => reach.some((folder) => file.startsWith(`${folder}/`)));
      const texts = users.map(read);
      return [...classesIn(path)]
        .filter((name) => !texts.some((text) => text.includes(name)))
        .map((name) => `${path}: .${name}`);
    });
  expect(unused).toEqual([]);
});
