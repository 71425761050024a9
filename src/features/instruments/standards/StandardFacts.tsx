import { standardAnchor } from '../../../catalogue/standards.ts';
import { noBreak } from '../../../components/ui/noBreak.tsx';
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
  const { edition, current, sameAs } = standard;
  return (
    <div className="border-b border-line">
      <section className="page-width pt-8" aria-label={words.current}>
        <dl className="grid gap-x-14 gap-y-6 rounded-md border border-edge bg-raised p-5 sm:grid-cols-2 lg:grid-cols-4">
          <div>
            <dt className={term}>{words.current}</dt>
            <dd className="mt-2">
              {current?.edition ?? words.unknown}
              {current && (
                <small className="mt-1 block text-muted">
                  {current.source
                    ? `${words.source} ${current.source}`
                    : words.sure.replace('[sure]', `${current.sure}`)}
                </small>
              )}
            </dd>
          </div>
          <div>
            <dt className={term}>{words.edition}</dt>
            <dd className="mt-2">{edition ?? words.noEdition}</dd>
          </div>
          <div>
            <dt className={term}>{words.changed}</dt>
            <dd className="mt-2">{noBreak(current?.changed ?? words.unknown)}</dd>
          </div>
          <div>
            <dt className={term}>{words.owned}</dt>
            <dd className="mt-2">{noBreak(current?.owned ?? words.unknown)}</dd>
          </div>
        </dl>
      </section>
      <dl className="page-width grid gap-x-14 gap-y-8 py-8 sm:grid-cols-2 lg:grid-cols-4">
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
