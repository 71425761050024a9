import type { SearchWords } from '../../content/schemas/search.ts';
import type { Findings } from '../../search/find.ts';
import type { SearchKind } from '../../search/searchKinds.ts';
import { searchPath } from '../../site/paths.ts';
import { KindFilter } from './KindFilter.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ResultList } from './ResultList.tsx';

interface Props {
  findings: Findings;
  words: SearchWords;
  kind?: SearchKind | undefined;
}

/** How many results are listed until all are wanted. */
export const initialResultCount = 20;

/** Everything below the box: kinds, results, or what to do without any. */
export function SearchResults({ findings, words, kind }: Props) {
  const { question, total, results } = findings;
  if (results.length === 0) return <NothingFound none={words.none} popular={words.popular} />;
  return (
    <>
      <KindFilter findings={findings} kind={kind} names={words.kinds} />
      <div className="-mx-3 mt-4">
        <ResultList results={results} badges={words.badges} />
      </div>
      {total > results.length && (
        <a
          href={`${searchPath(question, kind)}&all=1`}
          data-result
          className="mt-4 inline-block font-semibold text-accent underline-offset-4 hover:underline"
        >
          Show all {total} results
        </a>
      )}
    </>
  );
}
