import { PageTitle } from '../../../components/sections/PageTitle.tsx';
import { QuoteBlock } from '../../../components/sections/QuoteBlock.tsx';
import { quotePath } from '../../../site/paths.ts';
import { ImpulseHall } from '../hall/ImpulseHall.tsx';
import { ModelText } from '../ModelLink.tsx';
import { CategoryMap } from '../map/CategoryMap.tsx';
import { CategoryProducts } from './CategoryProducts.tsx';
import type { CategoryPageData } from './loadCategoryPage.ts';
import './list.css';

/** A category's page: the curve, the products, how to choose, and a link to a quote. */
export function CategoryPage(page: CategoryPageData) {
  const { heading, lead, traces, seo, intro, quote, models, words, hall, map } = page;
  return (
    <>
      <PageTitle title={heading} description={[lead]} traces={traces} trail={seo.breadcrumbs} />
      {hall && <ImpulseHall {...hall} />}
      {map && <CategoryMap {...map} />}
      <CategoryProducts {...page} />
      <section className="border-t border-line bg-raised">
        <div className="page-width grid gap-x-14 gap-y-4 section-space lg:grid-cols-[1fr_2fr]">
          <h2 className="text-heading">{words.about}</h2>
          <div className="grid gap-4">
            {intro.map((paragraph) => (
              <p key={paragraph} className="max-w-[70ch]">
                <ModelText text={paragraph} models={models} />
              </p>
            ))}
          </div>
        </div>
      </section>
      <QuoteBlock {...quote} link={{ label: quote.label, href: quotePath() }} />
    </>
  );
}
