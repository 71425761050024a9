import type { Product } from '../content/schemas/product.ts';
import type { Standard } from '../content/schemas/standard.ts';

/** The standards a product serves: those it names, and the generic ones that call for these. */
export function servedStandards(
  { standards: named, table, covers }: Pick<Product, 'standards' | 'table' | 'covers'>,
  all: readonly Pick<Standard, 'id' | 'calls'>[],
): string[] {
  const direct = new Set([...named, ...[...table, ...covers].map(({ standard }) => standard)]);
  return all
    .filter(({ id, calls }) => direct.has(id) || calls.some((called) => direct.has(called)))
    .map(({ id }) => id);
}
