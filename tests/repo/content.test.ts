import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { otherSpellings } from '../../src/site/otherSpellings.ts';
import { pagePaths } from '../../src/site/paths.ts';

const namesIn = (folder: string) =>
  readdirSync(`src/content/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|md)$/.test(name))
    .map((name) => name.replace(/\.\w+$/, '').replaceAll('\\', '/'));

test('every page is listed in src/site/paths.ts', () => {
  const unknown = namesIn('pages').filter((name) => !pagePaths.includes(`/${name}`));
  expect(unknown.map((name) => `src/content/pages/${name}.yaml`)).toEqual([]);
});

test('no redirect shadows a page', () => {
  expect(Object.keys(otherSpellings).filter((address) => pagePaths.includes(address))).toEqual([]);
});

test('every tutorial has an article and a picture for each step', () => {
  const articles = namesIn('help').filter((name) =>
    /^kind: tutorial$/m.test(readFileSync(`src/content/help/${name}.md`, 'utf8')),
  );
  const pictures = namesIn('tutorials');
  const missing = [
    ...articles
      .filter((name) => !pictures.includes(name))
      .map((name) => `src/content/tutorials/${name}.yaml`),
    ...pictures
      .filter((name) => !articles.includes(name))
      .map((name) => `src/content/help/${name}.md, with kind: tutorial`),
  ];
  expect(missing).toEqual([]);
});
