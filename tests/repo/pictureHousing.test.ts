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
  rolling: z.boolean().optional(),
});
const models = z.array(modelSchema).parse(JSON.parse(readFileSync('art/products.json', 'utf8')));
const fascia = 2; // rack units above a cabinet's modules, as in art/models/rack.py

/** What the data sheet says in the row of that name. */
const rowOf = (slug: string, label: string) =>
  allProducts
    .find((product) => product.slug === slug)
    ?.specification.flatMap(({ rows }) => rows)
    .find(([name]) => name === label)?.[1];

const housed = models.flatMap((model) => {
  const housing = rowOf(model.slug, 'Housing');
  return housing ? [{ ...model, housing }] : [];
});

test('a bench unit is as high in its picture as in its data sheet', () => {
  const bench = housed.filter(({ housing }) =>
    /^(Half )?19-inch( half width)?, \d+ U/.test(housing),
  );
  expect(bench.length).toBeGreaterThan(30);
  for (const { slug, units, cabinets, housing } of bench) {
    const stacked = cabinets?.[0]?.reduce((sum, [, height]) => sum + height, fascia);
    expect(`${units ?? stacked} U`, slug).toBe(/\d+ U/.exec(housing)?.[0]);
  }
});

test('a cabinet in the data sheet is a cabinet in the picture', () => {
  const closed = housed.filter(({ housing }) => /cabinet|rack on castors/i.test(housing));
  expect(closed.length).toBeGreaterThan(15);
  const counts = { Two: 2, Three: 3, Four: 4 };
  for (const { slug, cabinets, housing } of closed.filter(
    ({ housing }) => !/open/i.test(housing),
  )) {
    const [, word] = /^(Two|Three|Four) /.exec(housing) ?? [];
    const expected = counts[word as keyof typeof counts] ?? 1;
    expect(cabinets?.length ?? 0, slug).toBeGreaterThanOrEqual(expected);
    const units = /(\d+) U/.exec(housing)?.[1];
    const stacked = cabinets?.[0]?.reduce((sum, [, height]) => sum + height, fascia);
    if (units) expect(stacked, slug).toBe(Number(units));
  }
});

test('what stands in a hall has the height and base of its data sheet', () => {
  const standing = models.flatMap((model) => {
    const row = rowOf(model.slug, 'Height and base');
    return row ? [{ ...model, row }] : [];
  });
  expect(standing.length).toBeGreaterThan(15);
  for (const { slug, height, base, row } of standing) {
    expect(height, slug).toBe(Number.parseFloat(row));
    const [, mm, metres] = /base (?:(\d+) mm|([\d.]+))/.exec(row) ?? [];
    const across = Array.isArray(base) ? base[0] : base;
    expect(across, slug).toBe(mm ? Number(mm) / 1000 : Number(metres));
  }
});
