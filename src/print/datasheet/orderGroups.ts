import { orderLines } from '../../catalogue/productTerms.ts';
import type { Accessory } from '../../content/schemas/accessory.ts';
import type { PrintWords } from '../../content/schemas/print.ts';
import type { Product } from '../../content/schemas/product.ts';
import type { Terms } from '../../content/schemas/terms.ts';

interface Group {
  title: string;
  rows: (readonly [code: string, item: string])[];
}

/** What can be ordered, in groups: the instrument, its options, calibration, accessories. */
export function orderGroups(
  product: Product,
  terms: Terms,
  accessories: readonly Pick<Accessory, 'order' | 'name'>[],
  words: PrintWords['dataSheet']['ordering'],
): Group[] {
  const { code } = product.order;
  const general = terms.options.map((option) => option.code);
  const lines = Map.groupBy(orderLines(product, terms), ([full]) => {
    if (general.includes(full)) return 'calibration';
    return full.startsWith(`${code}/`) ? 'options' : 'instrument';
  });
  const groups: Group[] = [
    { title: words.instrument, rows: lines.get('instrument') ?? [] },
    { title: words.options, rows: lines.get('options') ?? [] },
    { title: words.calibration, rows: lines.get('calibration') ?? [] },
    { title: words.accessories, rows: accessories.map((one) => [one.order, one.name]) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
