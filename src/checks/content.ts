import { fullSpecification } from '../catalogue/fullSpecification.ts';
import type { Product } from '../content/schemas/product.ts';
import { type CategoryKey, categoryKeys, productPath } from '../site/paths.ts';
import { type Fault, fault, type Path, type Placed, type Said, textsIn } from './finding.ts';
import type { Entries, Entry, Written } from './readContent.ts';

/** A product with its place, its address and its whole specification. */
export interface CheckedProduct extends Product, Placed {
  category: CategoryKey;
  path: string;
}

/** Everything that a check may compare. */
export interface Content {
  entries: Entries;
  products: readonly CheckedProduct[];
  written: ReadonlyMap<string, Written>;
  /** The files of src/assets. */
  assets: ReadonlySet<string>;
}

export const isCategory = (key: string): key is CategoryKey =>
  categoryKeys.some((one) => one === key);

const productsOf = ({ id, data, place }: Entry<'instruments'>) =>
  isCategory(id)
    ? data.products.map((product, index) => ({
        ...product,
        category: id,
        path: productPath(id, product.slug),
        place: { ...place, path: [...place.path, 'products', index] },
      }))
    : [];

/** "Ceiling at least [ceilingMetres] m" in a row of a product without that figure. */
function* missingFigures(product: CheckedProduct): Iterable<Fault> {
  const { specification, mechanics, delivery, safety } = product;
  const figures: Readonly<Record<string, unknown>> = { ...product };
  for (const { text, path } of textsIn({ specification, mechanics, delivery, safety }))
    for (const [place, name = ''] of text.matchAll(/\[(\w+)\]/g))
      if (typeof figures[name] !== 'number') {
        const reason = `${product.name} has no figure ${name} that could stand for ${place}.`;
        yield fault(product, path, reason);
      }
}

/** Every product with its whole specification, if no figure is missing. */
export function productsIn({ instruments, terms }: Entries) {
  const products = instruments.flatMap(productsOf);
  const faults = products.flatMap((product) => [...missingFigures(product)]);
  const ambient = terms[0]?.data.ambient ?? '';
  const whole = (product: CheckedProduct): CheckedProduct => {
    return { ...product, specification: fullSpecification(product, { ambient }) };
  };
  return { products: faults.length > 0 ? [] : products.map(whole), faults };
}

const rowsAt = (path: Path, rows: Product['delivery'] = []) =>
  rows.map(([label, text], index) => ({ label, text, path: [...path, index, 1] }));

/** The rows that are written for this product, with their labels. */
export const ownRows = (product: CheckedProduct): (Said & { label: string })[] => [
  // The groups that every product has stand last.
  ...product.specification
    .slice(0, -3)
    .flatMap(({ rows }, index) => rowsAt(['specification', index, 'rows'], rows)),
  ...rowsAt(['mechanics'], product.mechanics),
  ...rowsAt(['delivery'], product.delivery),
  ...rowsAt(['safety'], product.safety),
];

export const rowOf = (product: CheckedProduct, label: string): Said | undefined =>
  ownRows(product).find((row) => row.label === label);

/** The key figures on a product's card. */
export const labelsOf = ({ specs }: CheckedProduct): Said[] =>
  specs.map(({ label }, index) => ({ text: label, path: ['specs', index, 'label'] }));
