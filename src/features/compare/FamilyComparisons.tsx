import { LinkCards } from '../../components/sections/LinkCards.tsx';
import { compareMax, comparePath } from '../../site/comparePath.ts';
import type { Comparison } from './loadCompare.ts';

/** The families that fit side by side as a whole, while nothing is chosen. */
export function FamilyComparisons({ choices }: Pick<Comparison, 'choices'>) {
  const whole = choices.filter(
    ({ products }) => products.length > 1 && products.length <= compareMax,
  );
  return (
    <LinkCards
      heading="Compare a whole family"
      cards={whole.map(({ label, products }) => ({
        title: label,
        text: products.map(({ name }) => name).join(', '),
        href: comparePath(products.map(({ slug }) => slug)),
      }))}
    />
  );
}
