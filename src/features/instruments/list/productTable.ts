import type { CatalogueProduct } from '../../../catalogue/catalogue.ts';
import { quantity } from '../../../catalogue/quantity.ts';
import type { Catalogue } from '../../../content/schemas/catalogue.ts';

type Words = Catalogue['list']['columns'];

const most = (figures: readonly (number | undefined)[]) =>
  Math.max(0, ...figures.map((n) => n ?? 0));
const shown = (value: number | undefined, unit: string) => (value ? quantity(value, unit) : '');

function supply({ eut }: CatalogueProduct): string {
  if (!eut) return '';
  const { phases, maxVolts, maxAmperes, dcMaxVolts, dcMaxAmperes } = eut;
  if (phases === 0) return `${dcMaxVolts} V DC, ${dcMaxAmperes} A`;
  return `${phases === 3 ? '3 × ' : ''}${maxVolts} V, ${maxAmperes} A`;
}

const cells: Readonly<Record<keyof Words, (product: CatalogueProduct) => string>> = {
  volts: ({ waves }) => shown(most(waves.map(({ maxVolts }) => maxVolts)), 'V'),
  amperes: ({ waves }) => shown(most(waves.map(({ maxAmperes }) => maxAmperes)), 'A'),
  joules: ({ storedJoules: joules = 0 }) =>
    joules > 0 && joules < 1 ? `${joules} J` : shown(joules, 'J'),
  supply,
  size: ({ body: { widthMm, heightMm } }) =>
    Math.max(widthMm, heightMm) >= 2000
      ? `${widthMm / 1000} × ${heightMm / 1000} m`
      : `${widthMm} × ${heightMm} mm`,
  mass: ({ body }) => `${body.massKg} kg`,
};

/** Products with their figures under the headings that any of them has a figure for. */
export function productTable(products: readonly CatalogueProduct[], words: Words) {
  const keys = (Object.keys(cells) as (keyof Words)[]).filter((key) =>
    products.some((product) => cells[key](product) !== ''),
  );
  return {
    columns: keys.map((key) => words[key]),
    rows: products.map((product) => {
      const { slug, name, subtitle, path } = product;
      return { slug, name, subtitle, path, figures: keys.map((key) => cells[key](product)) };
    }),
  };
}

export type TableData = ReturnType<typeof productTable>;
