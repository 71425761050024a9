import type { SearchWords } from '../../content/schemas/search.ts';
import { searchPath } from '../../site/paths.ts';
import type { Findings } from '../../site/search/find.ts';
import type { SearchKind } from '../../site/search/searchKinds.ts';
import { KindFilter } from './KindFilter.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ResultList } from './ResultList.tsx';

interface Props {
  findings: Findings;
  words: SearchWords;
  kind?: SearchKind | undefined;
  limit: number;
}

/** How many results are listed until all are wanted. */
export const shownAtFirst = 20;

/** Everything below the box: kinds, results, or what to do without any. */
export function Answer({ findings, words, kind, limit }: Props) {
  const { question, results } = findings;
  if (results.length === 0) return <NothingFound none={words.none} popular={words.popular} />;
  return (
    <>
      <KindFilter findings={findings} kind={kind} names={words.kinds} />
      <div className="-mx-3 mt-4">
        <ResultList results={results.slice(0, limit)} badges={words.badges} />
      </div>
      {results.length > limit && (
        <a
          href={`${searchPath(question, kind)}&all=1`}
          data-result
          className="mt-4 inline-block font-semibold text-accent underline-offset-4 hover:underline"
        >
          Show all {results.length} results
        </a>
      )}
    </>
  );
}
