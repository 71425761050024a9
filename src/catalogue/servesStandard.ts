import type { Product } from '../content/schemas/product.ts';

/** Whether a product is designed for tests to a standard. */
export const servesStandard = ({ standards, table }: Product, id: string) =>
  standards.includes(id) || table.some(({ standard }) => standard === id);
