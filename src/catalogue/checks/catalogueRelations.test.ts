import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessories, products, standards, terms } from '../../../tests/support/catalogue.ts';
import { readContent } from '../../../tests/support/content.ts';
import { requirementsSchema } from '../../content/schemas/standards/requirements.ts';
import { highestFigure } from '../quantity.ts';

const slugs = new Set(products.map(({ slug }) => slug));
const accessorySlugs = new Set(accessories.map(({ slug }) => slug));
const standardIds = new Set(standards.map(({ id }) => id));

test('every relation has two ends', () => {
  for (const { slug, worksWith, requires } of products) {
    const ends = worksWith.filter((end) => !slugs.has(end) && !accessorySlugs.has(end));
    expect(ends, slug).toEqual([]);
    expect(worksWith, slug).not.toContain(slug);
    expect(new Set(worksWith).size, slug).toBe(worksWith.length);
    expect(worksWith, `${slug} works with what it requires`).toEqual(
      expect.arrayContaining(requires),
    );
  }
  for (const { slug, fits } of accessories)
    expect(
      fits.filter((end) => !slugs.has(end)),
      slug,
    ).toEqual([]);
});

test('an accessory and its instruments agree', () => {
  for (const { slug, worksWith } of products) {
    for (const end of worksWith.filter((other) => accessorySlugs.has(other)))
      expect(accessories.find((accessory) => accessory.slug === end)?.fits, end).toContain(slug);
  }
});

test('no slug names both a product and an accessory', () => {
  expect([...accessorySlugs].filter((slug) => slugs.has(slug))).toEqual([]);
});

test('order codes are unique, and mains variants exist and fit the supply', () => {
  const codes = [...products.map(({ order }) => order.code), ...accessories.map((a) => a.order)];
  expect(new Set(codes).size).toBe(codes.length);
  const variants = new Set(terms.mains.map(({ code }) => code));
  for (const { slug, order, mains } of products) {
    expect(
      order.mains.filter((code) => !variants.has(code)),
      slug,
    ).toEqual([]);
    expect(order.mains.length > 0, `${slug} has mains and variants, or neither`).toBe(
      Boolean(mains),
    );
    const options = order.options.map(({ code }) => code);
    expect(new Set(options).size, slug).toBe(options.length);
    const usual = mains && (mains.phases > 1 ? 'M400' : mains.volts === 230 ? 'M230' : 'MW');
    if (usual) expect(order.mains[0], slug).toBe(usual);
  }
});

test('no product covers more than it can give', () => {
  for (const product of products) {
    for (const { standard, upTo, unit } of product.covers) {
      expect(standardIds.has(standard), `${product.slug}: ${standard}`).toBe(true);
      expect(upTo, `${product.slug}: ${standard}`).toBeLessThanOrEqual(
        highestFigure(product, unit),
      );
    }
    for (const { definedBy } of product.waves)
      if (definedBy) expect(standardIds.has(definedBy), `${product.slug}: ${definedBy}`).toBe(true);
  }
});

test('covers and test standards name the same', () => {
  for (const { slug, covers, standards } of products) {
    const covered = new Set(covers.map(({ standard }) => standard));
    expect(standards, slug).toEqual(expect.arrayContaining([...covered]));
  }
});

test('a 19-inch unit is as high as its height units', () => {
  for (const { slug, body } of products.filter(({ body }) => body.housing === 'bench'))
    expect(Math.abs(body.heightMm - (body.units ?? 0) * 44.45), slug).toBeLessThan(1);
});

test('standards call each other and instruments by names that exist', () => {
  for (const standard of standards) {
    const { id, calls, elsewhere, levels, near, made } = standard;
    const named = [...calls, ...elsewhere, ...(standard.sameAs ? [standard.sameAs] : [])];
    expect(
      named.filter((other) => !standardIds.has(other)),
      id,
    ).toEqual([]);
    expect(
      near.filter((slug) => !slugs.has(slug)),
      id,
    ).toEqual([]);
    for (const { columns, rows } of levels)
      for (const cells of rows) expect(cells.length, id).toBe(columns.length);
    for (const other of elsewhere)
      expect(standards.find((entry) => entry.id === other)?.made, other).toBe(false);
    if (!made) expect(products.flatMap((product) => product.standards)).not.toContain(id);
  }
});

test('a standard that names what it calls leaves out nothing that its table asks for', () => {
  for (const file of readdirSync('src/content/requirements')) {
    const { standard, rows } = requirementsSchema.parse(readContent(`requirements/${file}`));
    const { calls = [], elsewhere = [] } = standards.find(({ id }) => id === standard) ?? {};
    expect(standardIds, file).toContain(standard);
    const named = [...calls, ...elsewhere];
    const asked = rows.map(({ basic }) => basic.replace(/:\d{4}$/, ''));
    for (const basic of calls.length > 0 ? asked : []) expect(named, file).toContain(basic);
  }
});
