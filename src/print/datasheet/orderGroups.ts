import type { Accessory } from '../../content/schemas/accessory.ts';
import type { PrintWords } from '../../content/schemas/print.ts';
import type { Product } from '../../content/schemas/product.ts';
import type { Terms } from '../../content/schemas/terms.ts';

interface Group {
  title: string;
  rows: (readonly [code: string, item: string])[];
}

/** What can be ordered: the instrument by its mains supply, its options, calibration, accessories. */
export function orderGroups(
  { name, subtitle, order }: Product,
  terms: Terms,
  accessories: readonly Pick<Accessory, 'order' | 'name'>[],
  words: PrintWords['dataSheet']['ordering'],
): Group[] {
  const supplies = order.mains.map((code) => {
    const mains = terms.mains.find((one) => one.code === code);
    if (!mains) throw new Error(`src/content/terms.yaml has no mains supply "${code}"`);
    return [`${order.code}-${code}`, `${name} for ${mains.name}`] as const;
  });
  const groups: Group[] = [
    {
      title: words.instrument,
      rows: supplies.length > 0 ? supplies : [[order.code, `${name}, ${subtitle}`]],
    },
    {
      title: words.options,
      rows: order.options.map((option) => [`${order.code}/${option.code}`, option.name]),
    },
    { title: words.calibration, rows: terms.options.map((one) => [one.code, one.name]) },
    { title: words.accessories, rows: accessories.map((one) => [one.order, one.name]) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
