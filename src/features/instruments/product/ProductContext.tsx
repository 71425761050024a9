import type { CatalogueProduct } from '../../../catalogue/catalogue.ts';
import { standardAnchor } from '../../../catalogue/standards.ts';
import { company } from '../../../site/company.ts';

/** Partner, markets and test standards. */
export function ProductContext({ partner, markets, standards }: CatalogueProduct) {
  const term = 'figures text-sm tracking-wider text-accent';
  return (
    <div className="border-y border-line bg-raised">
      <dl className="page-width grid grid-cols-2 gap-x-6 gap-y-8 py-10 sm:grid-cols-3 sm:gap-x-14">
        <div className="max-sm:col-span-2">
          <dt className={term}>PARTNER</dt>
          <dd className="mt-2">{partner}</dd>
          <dd className="mt-2 text-sm text-muted">{company.partner.does}</dd>
        </div>
        <div>
          <dt className={term}>MARKETS</dt>
          {markets.map((market) => (
            <dd key={market} className="mt-2">
              {market}
            </dd>
          ))}
        </div>
        <div>
          <dt className={term}>TEST STANDARDS</dt>
          {standards.map((standard) => (
            <dd key={standard} className="figures mt-2">
              <a href={standardAnchor(standard)} className="hover:text-accent hover:underline">
                {standard}
              </a>
            </dd>
          ))}
        </div>
      </dl>
    </div>
  );
}
