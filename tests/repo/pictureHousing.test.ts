import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { allProducts } from '../support/instruments.ts';

const modelSchema = z.object({
  slug: z.string(),
  units: z.number().optional(),
  cabinets: z.array(z.array(z.tuple([z.string(), z.number()]))).optional(),
  height: z.number().optional(),
  base: z.union([z.number(), z.tuple([z.number(), z.number()])]).optional(),
});
const models = z.array(modelSchema).parse(JSON.parse(readFileSync('art/products.json', 'utf8')));
const fascia = 2; // rack units above a cabinet's modules, as in art/models/rack.py

const drawn = models.flatMap((model) => {
  const body = allProducts.find(({ slug }) => slug === model.slug)?.body;
  const stacked = model.cabinets?.[0]?.reduce((sum, [, height]) => sum + height, fascia);
  return body ? [{ ...model, body, stacked }] : [];
});

test('a bench unit is as high in its picture as in its data sheet', () => {
  const bench = drawn.filter(({ body }) => body.housing === 'bench');
  expect(bench.length).toBeGreaterThan(30);
  for (const { slug, units, stacked, body } of bench)
    expect(units ?? stacked, slug).toBe(body.units);
});

test('a cabinet in the data sheet is a cabinet in the picture', () => {
  const closed = drawn.filter(({ body }) => body.housing === 'cabinet');
  expect(closed.length).toBeGreaterThan(15);
  for (const { slug, cabinets, stacked, body } of closed) {
    expect(cabinets?.length ?? 0, slug).toBeGreaterThanOrEqual(body.count);
    if (body.units) expect(stacked, slug).toBe(body.units);
  }
});

test('what stands in a hall has the height and base of its data sheet', () => {
  const standing = drawn.filter(({ base }) => base !== undefined);
  expect(standing.length).toBeGreaterThan(15);
  for (const { slug, height, base, body } of standing) {
    expect(height, slug).toBe(body.heightMm / 1000);
    expect(Array.isArray(base) ? base[0] : base, slug).toBe(body.widthMm / 1000);
  }
});
