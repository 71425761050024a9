import type { Product } from '../content/schemas/product.ts';
import type { Terms } from '../content/schemas/terms.ts';
import { supplyRows } from './supplyRows.ts';

const title = 'Supply and mechanics';
const before = ['Scope of delivery', 'Safety'];

/** The specification with the group that is made from the figures. */
export function fullSpecification(
  product: Product,
  terms: Pick<Terms, 'ambient'>,
): Product['specification'] {
  const isOwn = (group: { title: string }) => group.title === title || group.title === 'Mechanics';
  const written = product.specification.filter(isOwn).flatMap(({ rows }) => rows);
  const group = { title, rows: [...supplyRows(product, terms), ...written] };
  const others = product.specification.filter((other) => !isOwn(other));
  const place = others.findIndex((other) => before.includes(other.title));
  return others.toSpliced(place < 0 ? others.length : place, 0, group);
}
