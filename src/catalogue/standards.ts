import type { Product } from '../content/schemas/product.ts';
import type { Standard } from '../content/schemas/standard.ts';
import { standardPath } from '../site/pageAddresses.ts';

/** The last part of the address of a standard's page: "IEC 61000-4-5" is iec-61000-4-5. */
export const standardId = (standard: string) =>
  standard
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A link to that page. */
export const standardAnchor = (standard: string) => standardPath(standardId(standard));

/** Whether a product is designed for tests to a standard. */
export const servesStandard = ({ standards, table }: Product, id: string) =>
  standards.includes(id) || table.some(({ standard }) => standard === id);

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
