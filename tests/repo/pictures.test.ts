import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
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

test('every picture of a product is described, in words of its own', () => {
  const described: { slug: string; alt: string }[] = parse(
    readFileSync('src/content/instrument-pictures.yaml', 'utf8'),
  );
  const slugs = allProducts.map(({ slug }) => slug);
  expect(described.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
  expect(new Set(described.map(({ alt }) => alt)).size).toBe(slugs.length);
});

test('every picture is large enough for sharp screens', async () => {
  for (const name of pictures) {
    const { width, height } = await sharp(`${folder}/${name}.webp`).metadata();
    expect([width, height], name).toEqual([1600, 1067]);
  }
});

test('all pictures together stay small enough for a repository', () => {
  const bytes = pictures.map((name) => statSync(`${folder}/${name}.webp`).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000_000);
});
