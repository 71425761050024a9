import Download from 'lucide-react/icons/download';
import { AddToQuote } from '../../components/quote/AddToQuote.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { compareMax, comparePath } from '../../site/pageAddresses.ts';
import { paths } from '../../site/paths.ts';
import { AddProduct } from './AddProduct.tsx';
import { CompareTable, FurtherRows } from './CompareTable.tsx';
import type { Comparison } from './loadCompare.ts';
import { WaveOverlay } from './WaveOverlay.tsx';
import './comparison.css';
import { LinkCards } from '../../components/sections/LinkCards.tsx';

interface Props {
  comparison: Comparison;
  /** Hides the rows in which they agree. */
  onlyDifferences: boolean;
}

/** The families that fit side by side as a whole, while nothing is chosen. */
function FamilyComparisons({ choices }: Pick<Comparison, 'choices'>) {
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

type CompareNotesProps = Pick<Comparison, 'products' | 'unknown' | 'left'>;

const listed = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** Says what is missing, unknown or too much. */
function CompareNotes({ products, unknown, left }: CompareNotesProps) {
  const notes = [
    unknown.length > 0 &&
      `The catalogue has no ${listed(unknown.map((slug) => `“${slug}”`))}. The name may have changed.`,
    left.length > 0 &&
      `At most ${compareMax} fit beside each other. Left out: ${listed(left.map(({ name }) => name))}.`,
    products.length === 1 &&
      `${products[0]?.name} is chosen. Choose at least one more to compare it with.`,
    products.length === 0 && 'Choose two to four instruments to compare.',
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <div role="status" className="mb-6 border-l-4 border-caution bg-raised p-4">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {products.length < 2 && (
        <p className="mt-2">
          Tick them in any list or in the{' '}
          <a href={paths.finder} className="font-semibold text-accent underline">
            instrument finder
          </a>
          , or choose below.
        </p>
      )}
    </div>
  );
}

/** Two to four instruments side by side. Drawn by the server; no script is needed. */
export function ComparePage({ comparison, onlyDifferences }: Props) {
  const { products, groups, further, curves, choices } = comparison;
  const slugs = products.map(({ slug }) => slug);
  const enough = products.length >= 2;
  return (
    <>
      <div className="page-width comparison pt-4 pb-10">
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
        {enough && <FurtherRows further={further} />}
        {enough && curves.length > 0 && <WaveOverlay charts={curves} />}
        <AddProduct slugs={slugs} choices={choices} />
      </div>
      {products.length === 0 && <FamilyComparisons choices={choices} />}
    </>
  );
}
