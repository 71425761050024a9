import { highestFigure } from '../../../../catalogue/quantity.ts';
import type { Product } from '../../../../content/schemas/product.ts';

/** How far apart two ratings are, in decades; one that only one of them has counts as one decade. */
function decades(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  return a === 0 || b === 0 ? 1 : Math.abs(Math.log10(a / b));
}

function sharedWaves(a: Product, b: Product): number {
  const [ours, theirs] = [a, b].map(({ waves }) => new Set(waves.map(({ wave }) => wave)));
  const all = ours?.union(theirs ?? new Set()).size ?? 0;
  return all === 0 ? 0 : (ours?.intersection(theirs ?? new Set()).size ?? 0) / all;
}

/** The products a buyer would weigh against this one: same role, same waves, close in rating. */
export function nearestProducts<P extends Product & { category: string }>(
  product: P,
  products: readonly P[],
  count: number,
): P[] {
  const distance = (other: P) =>
    (other.category === product.category ? 0 : 0.5) +
    2 * (1 - sharedWaves(product, other)) +
    decades(highestFigure(product, 'V'), highestFigure(other, 'V')) +
    decades(highestFigure(product, 'A'), highestFigure(other, 'A'));
  return products
    .filter(({ slug, role }) => slug !== product.slug && role === product.role)
    .map((other) => ({ other, far: distance(other) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ other }) => other);
}
