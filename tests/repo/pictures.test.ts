import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';

const folder = 'src/assets/renders';
const pictures = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replace(/\.webp$/, ''));

test('no two pictures are the same', () => {
  const same = Map.groupBy(pictures, (name) =>
    hash('sha256', readFileSync(`${folder}/${name}.webp`)),
  );
  expect([...same.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test('every picture is large enough for high-density screens', async () => {
  const least = { heroes: 2880, products: 1920, instruments: 1920 };
  const shapes = { heroes: 1.8, products: 1.5, instruments: 1.5 };
  for (const name of pictures) {
    const { width = 0, height = 0 } = await sharp(`${folder}/${name}.webp`).metadata();
    const long = Math.max(width, height);
    const kind = name.split('/')[0] as keyof typeof least;
    expect(long, name).toBeGreaterThanOrEqual(least[kind]);
    expect(long / Math.min(width, height), name).toBeCloseTo(shapes[kind], 2);
  }
});

test('every picture is cut out, so that it stands on any ground', async () => {
  for (const name of pictures) {
    const picture = sharp(`${folder}/${name}.webp`);
    const { data, info } = await picture
      .resize(240)
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const corners = [0, width - 1, width * (height - 1), width * height - 1];
    const opaque = data.reduce((count, alpha) => count + Number(alpha > 250), 0);
    expect(Math.max(...corners.map((at) => data[at] ?? 255)), name).toBeLessThanOrEqual(2);
    expect(opaque / data.length, name).toBeGreaterThan(0.02);
  }
});

test('what stands taller than three metres has an upright picture', async () => {
  const models = z
    .array(
      z.object({ slug: z.string(), height: z.number().default(0), base: z.unknown().optional() }),
    )
    .parse(JSON.parse(readFileSync('art/products.json', 'utf8')));
  const tall = models.filter(({ height, base }) => base !== undefined && height > 3);
  expect(tall.length).toBeGreaterThan(5);
  for (const { slug } of tall) {
    const { width, height } = await sharp(`${folder}/instruments/${slug}.webp`).metadata();
    expect(height, slug).toBeGreaterThan(width);
  }
});

test('the pictures stay small enough to keep in the repository', () => {
  const bytes = pictures.map((name) => statSync(`${folder}/${name}.webp`).size);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(600_000);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(45_000_000);
});
