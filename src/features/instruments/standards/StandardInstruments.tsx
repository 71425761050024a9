import { RelatedGroups } from '../product/related/RelatedGroups.tsx';
import type { StandardPageData } from './loadStandardPage.ts';
import '../product/product.css';

type Props = Pick<StandardPageData, 'standard' | 'roles' | 'near' | 'accessories' | 'words'>;

/** The instruments for a standard by role, or what comes near to it. */
export function StandardInstruments({ standard, roles, near, accessories, words }: Props) {
  const groups = standard.made ? roles : [{ title: words.near, products: near }];
  const isEmpty = groups.every(({ products }) => products.length === 0) && accessories.length === 0;
  if (standard.made && isEmpty) return null;
  return (
    <section className="border-t border-line">
      <div className="page-width py-10 lg:py-14">
        <h2 className="text-heading">{words.instruments}</h2>
        {!standard.made && (
          <p className="mt-3 max-w-[65ch] text-lead">
            {words.notMade.replace('[standard]', standard.id)} {near.length === 0 && words.noNear}
          </p>
        )}
        <RelatedGroups
          groups={groups}
          accessories={{ title: words.accessories, items: accessories }}
        />
      </div>
    </section>
  );
}
