import { CompareTick } from '../../components/compare/CompareTick.tsx';
import { dataSheetPath, quotePath } from '../../site/paths.ts';

interface Props {
  slug: string;
  name: string;
}

/** What to do with an instrument that was found. */
export function InstrumentActions({ slug, name }: Props) {
  return (
    <div className="finder-actions">
      <CompareTick slug={slug} name={name} />
      <a
        href={quotePath(slug)}
        rel="nofollow"
        data-quote-add={slug}
        aria-label={`Add ${name} to quote`}
      >
        Quote
      </a>
      <a href={dataSheetPath(slug)} aria-label={`Data sheet of ${name}, PDF`}>
        PDF
      </a>
    </div>
  );
}
