import { QuoteBlock } from '../../../components/sections/QuoteBlock.tsx';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs.tsx';
import { noBreak } from '../../../components/ui/noBreak.tsx';
import { MiniWaveform } from '../../../components/waveforms/MiniWaveform.tsx';
import { waveforms } from '../../../components/waveforms/waveforms.ts';
import { quotePath } from '../../../site/paths.ts';
import { ImpulseHall } from '../hall/ImpulseHall.tsx';
import { ModelText } from '../ModelLink.tsx';
import { CategoryProducts } from './CategoryProducts.tsx';
import type { CategoryPageData } from './loadCategoryPage.ts';
import './list.css';

type CategoryHeadProps = Pick<CategoryPageData, 'heading' | 'lead' | 'trace' | 'seo'>;

/** A category in two lines, beside the curve that is typical of it. */
function CategoryHead({ heading, lead, trace, seo }: CategoryHeadProps) {
  return (
    <div className="border-b border-line bg-raised">
      <div className="page-width grid items-center gap-x-14 gap-y-5 py-6 md:grid-cols-[1fr_17rem] lg:grid-cols-[1fr_24rem] lg:py-8">
        <div>
          <Breadcrumbs trail={seo.breadcrumbs} current={heading} />
          <h1 className="mt-3 text-title">{heading}</h1>
          <p className="mt-3 max-w-[62ch] text-lead text-muted">{noBreak(lead)}</p>
        </div>
        {trace && (
          <figure className="category-trace housing graticule">
            <MiniWaveform wave={trace} accuracy={0.05} />
            <figcaption>{waveforms[trace].title}</figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}

/** A category's page: the curve, the products, how to choose, and a link to a quote. */
export function CategoryPage(page: CategoryPageData) {
  const { intro, quote, models, words, hall } = page;
  return (
    <>
      <CategoryHead {...page} />
      {hall && <ImpulseHall {...hall} />}
      <CategoryProducts {...page} />
      <section className="border-t border-line bg-raised">
        <div className="page-width grid gap-x-14 gap-y-4 py-10 lg:grid-cols-[1fr_2fr] lg:py-14">
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
