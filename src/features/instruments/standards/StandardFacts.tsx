import { standardAnchor } from '../../../catalogue/standards.ts';
import { ModelLink } from '../ModelLink.tsx';
import type { StandardPageData } from './loadStandardPage.ts';

type Props = Pick<StandardPageData, 'standard' | 'words' | 'calledBy'>;

/** Edition, kind, users and which standards call it. */
export function StandardFacts({ standard, words, calledBy }: Props) {
  const term = 'figures text-sm tracking-wider text-accent';
  const links = (ids: readonly string[]) =>
    ids.map((id, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <ModelLink href={standardAnchor(id)}>{id}</ModelLink>
      </span>
    ));
  const { edition, sameAs } = standard;
  return (
    <div className="border-b border-line">
      <dl className="page-width grid gap-x-14 gap-y-8 py-8 sm:grid-cols-2 lg:grid-cols-4">
        <div>
          <dt className={term}>{words.edition}</dt>
          <dd className="mt-2">{edition ?? words.noEdition}</dd>
        </div>
        <div>
          <dt className={term}>{words.kind}</dt>
          <dd className="mt-2">{words.kinds[standard.kind]}</dd>
        </div>
        <div>
          <dt className={term}>{words.for}</dt>
          <dd className="mt-2">{standard.for}</dd>
        </div>
        {sameAs && (
          <div>
            <dt className={term}>{words.sameAs}</dt>
            <dd className="mt-2">{links([sameAs])}</dd>
          </div>
        )}
        {calledBy.length > 0 && (
          <div>
            <dt className={term}>{words.calledBy}</dt>
            <dd className="mt-2">{links(calledBy)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
