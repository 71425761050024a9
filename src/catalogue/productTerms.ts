import type { Product } from '../content/schemas/product.ts';
import type { Terms } from '../content/schemas/terms.ts';

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

/** What holds for every instrument, and for a large capacitor bank the word on export. */
export const termsFor = (
  { storedJoules = 0 }: Pick<Product, 'storedJoules'>,
  { lines, exportControl: { fromJoules, ...exportControl } }: Terms,
): Terms['lines'] => (storedJoules >= fromJoules ? [...lines, exportControl] : lines);
