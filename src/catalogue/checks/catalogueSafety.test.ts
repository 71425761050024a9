import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { products, row } from '../../../tests/support/catalogue.ts';

const seconds = (text: string) =>
  [...text.matchAll(/(?:wait|after|least|plus)(?: [a-z]+)? (\d+) (s|min)\b/gi)].map(
    ([, value, unit]) => Number(value) * (unit === 'min' ? 60 : 1),
  );

test('the wait before touching is the discharge time in the figures', () => {
  for (const product of products) {
    const text = row(product, 'Before touching');
    expect(Math.max(...seconds(text)), `${product.slug}: ${text}`).toBe(product.dischargeSeconds);
  }
});

test('no article or manual names a discharge time of its own', () => {
  const folders = ['src/content/help', 'src/content/manuals', 'src/content/tutorials'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(md|yaml)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
    // Chargers and inverters have their own times, in their own documents.
    if (!text.includes('earthing stick')) continue;
    const own = text.match(/wait (?:\d+|two|five|ten|thirty|sixty) (?:s\b|seconds|minutes)[^.]*/gi);
    expect(own, file).toBeNull();
  }
});
