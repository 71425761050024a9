import type { Product } from '../content/schemas/product.ts';
import type { Standard } from '../content/schemas/standard.ts';
import type { Requirements } from '../content/schemas/standards/requirements.ts';
import { standardPath } from '../site/pageAddresses.ts';
import type { CatalogueProduct } from './catalogue.ts';

export interface CatalogueStandard extends Standard {
  /** What it asks for at each port, where we know it. */
  requirements: Requirements | undefined;
}

/** A standard with the products designed for it. */
export interface ListedStandard extends CatalogueStandard {
  products: Pick<CatalogueProduct, 'name' | 'path'>[];
}

export interface StandardsGroup {
  title: string;
  text: string;
  standards: ListedStandard[];
}

/** The last part of the address of a standard's page: "IEC 61000-4-5" is iec-61000-4-5. */
export const standardId = (standard: string) =>
  standard
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A link to that page. */
export const standardAnchor = (standard: string) => standardPath(standardId(standard));

/** Whether a product is designed for tests to a standard. */
export const isDesignedFor = ({ standards, table }: Product, id: string) =>
  standards.includes(id) || table.some(({ standard }) => standard === id);

/** The ids of what can be tested to with a product: what it names, and the standards that call for that. */
export function testableStandards(
  { standards: named, table, covers }: Pick<Product, 'standards' | 'table' | 'covers'>,
  all: readonly Pick<Standard, 'id' | 'calls'>[],
): string[] {
  const direct = new Set([...named, ...[...table, ...covers].map(({ standard }) => standard)]);
  return all
    .filter(({ id, calls }) => direct.has(id) || calls.some((called) => direct.has(called)))
    .map(({ id }) => id);
}

/** The groups without our neighbours' standards, which are the last, and those without an instrument. */
export const withInstruments = (groups: readonly StandardsGroup[]): StandardsGroup[] =>
  groups.slice(0, -1).map(({ standards, ...group }) => ({
    ...group,
    standards: standards.filter(({ products, calls }) => products.length > 0 || calls.length > 0),
  }));
