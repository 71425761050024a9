import type { Product } from '../../../content/schemas/product.ts';

function metres(product: Product, label: string, pattern: RegExp): number | undefined {
  const rows = product.specification.flatMap((group) => group.rows);
  const [, value] = rows.find(([name]) => name === label) ?? [];
  const [, figure] = pattern.exec(value ?? '') ?? [];
  return figure === undefined ? undefined : Number(figure);
}

/** The ceiling in metres that a product needs: the hall it names, or its height and its clearance. */
export function ceilingHeight(product: Product): number {
  const hall = metres(product, 'Hall', /Ceiling at least ([\d.]+) m/);
  const clearance = metres(product, 'Clearance', /^([\d.]+) m to walls and ceiling/) ?? 0;
  return hall ?? product.body.heightMm / 1000 + clearance;
}
