import { Breadcrumbs } from '../../../components/ui/Breadcrumbs.tsx';
import { NoBreakFigures } from '../../../components/ui/NoBreakFigures.tsx';
import { MiniWaveform } from '../../../components/waveforms/MiniWaveform.tsx';
import { waveforms } from '../../../components/waveforms/waveforms.ts';
import type { CategoryPageData } from './loadCategoryPage.ts';
import './list.css';

type Props = Pick<CategoryPageData, 'heading' | 'lead' | 'trace' | 'seo'>;

/** A category in two lines, beside the curve that is typical of it. */
export function CategoryHead({ heading, lead, trace, seo }: Props) {
  return (
    <div className="border-b border-line bg-raised">
      <div className="page-width grid items-center gap-x-14 gap-y-5 py-6 md:grid-cols-[1fr_17rem] lg:grid-cols-[1fr_24rem] lg:py-8">
        <div>
          <Breadcrumbs trail={seo.breadcrumbs} current={heading} />
          <h1 className="mt-3 text-title">{heading}</h1>
          <p className="mt-3 max-w-[62ch] text-lead text-muted">
            <NoBreakFigures text={lead} />
          </p>
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
