import { compareMax } from '../../site/comparePath.ts';
import { paths } from '../../site/paths.ts';
import type { Comparison } from './loadCompare.ts';

type Props = Pick<Comparison, 'products' | 'unknown' | 'left'>;

const listed = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** Says what is missing, unknown or too much. */
export function CompareNotes({ products, unknown, left }: Props) {
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
