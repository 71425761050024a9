import type { Product } from '../content/schemas/product.ts';
import type { Commercial, Terms } from '../content/schemas/terms.ts';

type Line = [code: string, text: string];

/** What can be ordered of a product: its mains variants, its options and those of every product. */
export function orderLines(
  { name, order }: Pick<Product, 'name' | 'order'>,
  terms: Pick<Terms, 'mains' | 'options'>,
): Line[] {
  const variants = order.mains.map((code): Line => {
    const variant = terms.mains.find((entry) => entry.code === code);
    if (!variant) throw new Error(`terms.yaml has no mains variant ${code}, which ${name} names`);
    return [`${order.code}-${code}`, `${name} for ${variant.name}`];
  });
  return [
    ...(variants.length > 0 ? variants : [[order.code, name] satisfies Line]),
    ...order.options.map((option): Line => [`${order.code}/${option.code}`, option.name]),
    ...terms.options.map((option): Line => [option.code, option.name]),
  ];
}

const commercialTitles: Readonly<Record<keyof Commercial, string>> = {
  hsn: 'HSN code',
  leadTime: 'Lead time',
  budget: 'Budget price',
  rental: 'Rental',
  demo: 'Demonstration',
  payment: 'Payment',
  delivery: 'Delivery terms',
  validity: 'Validity of offers',
  gstin: 'GSTIN',
  registrations: 'Registrations',
};

/** The commercial facts that are filled in, each under its title. */
export const commercialLines = (facts: Commercial): Terms['lines'] =>
  (Object.keys(commercialTitles) as (keyof Commercial)[]).flatMap((key) => {
    const text = facts[key];
    return text === undefined ? [] : [{ title: commercialTitles[key], text }];
  });

/**
 * What holds for every instrument, its commercial facts, and for a large capacitor bank the word on
 * export.
 */
export function termsFor(
  { storedJoules = 0, commercial }: Pick<Product, 'storedJoules' | 'commercial'>,
  { lines, commercial: ofAll, exportControl: { fromJoules, ...exportControl } }: Terms,
): Terms['lines'] {
  const all = [...lines, ...commercialLines({ ...ofAll, ...commercial })];
  return storedJoules >= fromJoules ? [...all, exportControl] : all;
}
