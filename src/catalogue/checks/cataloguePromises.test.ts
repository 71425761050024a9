import { expect, test } from 'vitest';
import { products } from '../../../tests/support/catalogue.ts';
import type { Product } from '../../content/schemas/product.ts';
import { type FigureUnit, highestFigure } from '../quantity.ts';

const sizes = { m: 1e-3, k: 1e3, M: 1e6, '': 1 } as const;

/** Every figure of a text in a unit, in its base: "2.5 kA" is 2500. */
function figuresIn(text: string, unit: FigureUnit): number[] {
  const letter = unit.replace('/', '\\/');
  const pattern = new RegExp(`([\\d.]+) ([mkM]?)${letter}(?![\\w/·])`, 'g');
  return [...text.matchAll(pattern)].map(
    ([, value, size]) => Number(value) * sizes[(size ?? '') as keyof typeof sizes],
  );
}

/** Figures that are not the instrument's output: they describe a load, a limit or another thing. */
const aside =
  /inrush|withstand|blocking|insulation (?:tested|to)|outside the range|short-circuit current of|above 6 kV|trip|class \(BIL|needs? the|partial current of|In to|with the RWG 6|in all|^Supply 3/i;

/** The sentences and half-sentences of a text that promise something. */
const promises = (text: string) =>
  text.split(/[;.:](?:\s|$)|, (?=[a-z])/).filter((part) => !aside.test(part));

const texts = ({ subtitle, specs, table }: Product) => [
  subtitle,
  ...specs.map(({ label }) => label),
  ...table.map(({ detail }) => detail),
];

test.each(['V', 'A', 'J', 'A/m'] as const)('no text promises more %s than the figures', (unit) => {
  for (const product of products) {
    const highest = highestFigure(product, unit);
    for (const part of texts(product).flatMap(promises)) {
      for (const printed of figuresIn(part, unit))
        expect(printed, `${product.slug}: ${part}`).toBeLessThanOrEqual(highest);
    }
  }
});

test('no row of a specification states more energy than is stored', () => {
  const storing = products.filter(({ storedJoules }) => storedJoules !== undefined);
  expect(storing.length).toBeGreaterThan(50);
  for (const { slug, specification, storedJoules = 0 } of storing) {
    for (const text of specification.flatMap(({ rows }) => rows.flat()))
      for (const printed of figuresIn(text, 'J'))
        expect(printed, `${slug}: ${text}`).toBeLessThanOrEqual(storedJoules * 1.03);
  }
});

test('every instrument states the highest voltage or current of its figures somewhere', () => {
  for (const product of products.filter(({ role }) => role === 'generator')) {
    const all = [
      ...texts(product),
      product.intro,
      ...product.specification.flatMap(({ rows }) => rows.flat()),
    ].join('\n');
    for (const unit of ['V', 'A'] as const) {
      for (const wave of product.waves) {
        const most = unit === 'V' ? wave.maxVolts : wave.maxAmperes;
        if (most) expect(figuresIn(all, unit), `${product.slug}: ${wave.wave}`).toContain(most);
      }
    }
  }
});
