import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { allProducts } from '../support/instruments.ts';

const folder = 'src/assets/renders';
const pictures = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replace(/\.webp$/, ''));

test('every product has a picture, and no two are the same', () => {
  const missing = allProducts.filter(({ slug }) => !pictures.includes(`instruments/${slug}`));
  expect(missing.map(({ slug }) => slug)).toEqual([]);
  const contents = pictures.map((name) => hash('sha256', readFileSync(`${folder}/${name}.webp`)));
  expect(new Set(contents).size).toBe(pictures.length);
});

test('every picture is described, and nothing else is', () => {
  const alts: Record<string, string> = parse(readFileSync('art/alt.yaml', 'utf8'));
  expect(Object.keys(alts).sort()).toEqual(pictures.toSorted());
  for (const [name, alt] of Object.entries(alts)) expect(alt.length, name).toBeLessThan(125);
});

test('all pictures together stay small enough for a repository', () => {
  const bytes = pictures.map((name) => statSync(`${folder}/${name}.webp`).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000_000);
});
