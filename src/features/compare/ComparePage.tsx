import Download from 'lucide-react/icons/download';
import { AddToQuote } from '../../components/quote/AddToQuote.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { comparePath } from '../../site/comparePath.ts';
import { paths } from '../../site/paths.ts';
import { AddProduct } from './AddProduct.tsx';
import { CompareNotes } from './CompareNotes.tsx';
import { CompareTable } from './CompareTable.tsx';
import { FamilyComparisons } from './FamilyComparisons.tsx';
import type { Comparison } from './loadCompare.ts';
import { WaveOverlay } from './WaveOverlay.tsx';
import './comparison.css';

interface Props {
  comparison: Comparison;
  /** Hides the rows in which they agree. */
  onlyDifferences: boolean;
}

/** Two to four instruments side by side. Drawn by the server; no script is needed. */
export function ComparePage({ comparison, onlyDifferences }: Props) {
  const { products, groups, curves, choices } = comparison;
  const slugs = products.map(({ slug }) => slug);
  const enough = products.length >= 2;
  return (
    <>
      <div className="page-width comparison py-8 lg:py-10">
        <CompareNotes {...comparison} />
        {enough && (
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            <label className="mr-auto flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                data-only-differences
                defaultChecked={onlyDifferences}
                className="size-5 accent-accent"
              />
              Only differences
            </label>
            <AddToQuote slugs={slugs} label="Add all to quote list" variant="primary" />
            <ButtonLink
              href={comparePath(slugs, `${paths.compare}.csv`)}
              download="comparison.csv"
              variant="secondary"
            >
              <Download aria-hidden="true" className="size-5" />
              CSV
            </ButtonLink>
          </div>
        )}
        {products.length > 0 && <CompareTable products={products} groups={groups} />}
        {enough && curves && <WaveOverlay {...curves} />}
        <AddProduct slugs={slugs} choices={choices} />
      </div>
      {products.length === 0 && <FamilyComparisons choices={choices} />}
    </>
  );
}
