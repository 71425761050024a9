import Download from 'lucide-react/icons/download';
import type { Model } from '../../../catalogue/modelLinks.ts';
import { CompareTick } from '../../../components/compare/CompareTick.tsx';
import { AddToQuote } from '../../../components/quote/AddToQuote.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import type { Product } from '../../../content/schemas/product.ts';
import { dataSheetPath, quotePath } from '../../../site/paths.ts';
import { ModelText } from '../ModelLink.tsx';
import { SpecChips } from '../SpecChips.tsx';

interface Props {
  product: Product;
  models: readonly Model[];
  quoteLabel: string;
}

/** What the instrument is for, and what a buyer may do next. */
export function ProductIntro({ product, models, quoteLabel }: Props) {
  const { slug, name, intro, specs } = product;
  return (
    <div className="page-width grid items-start gap-x-14 gap-y-6 py-5 lg:grid-cols-[1.15fr_1fr] lg:pb-10">
      <p className="max-w-[65ch]">
        <ModelText text={intro} models={models} />
      </p>
      <div>
        <div className="flex flex-wrap gap-3 print:hidden">
          <ButtonLink href={quotePath(slug)}>{quoteLabel}</ButtonLink>
          <ButtonLink href={dataSheetPath(slug)} download={`${slug}.pdf`} variant="secondary">
            <Download aria-hidden="true" className="size-5" />
            Download Data Sheet
          </ButtonLink>
          <AddToQuote slugs={[slug]} product={name} variant="link" />
          <CompareTick slug={slug} name={name} />
        </div>
        <SpecChips specs={specs} className="mt-6 sm:grid sm:grid-cols-2 sm:gap-x-6" />
      </div>
    </div>
  );
}
