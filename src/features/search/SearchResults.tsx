import type { SearchWords } from '../../content/schemas/search.ts';
import type { Findings } from '../../search/find.ts';
import type { SearchKind } from '../../search/searchKinds.ts';
import { searchPath } from '../../site/paths.ts';
import { KindFilter } from './KindFilter.tsx';
import { NothingFound } from './NothingFound.tsx';
import { NotMadeNote } from './NotMadeNote.tsx';
import { ResultList } from './ResultList.tsx';

export interface SearchAnswerProps {
  findings: Findings;
  words: SearchWords;
  kind?: SearchKind | undefined;
}

/** The kinds and results, or suggestions if there are none. */
export function SearchResults({ findings, words, kind }: SearchAnswerProps) {
  const { question, notMade, total, results } = findings;
  if (results.length === 0) return <NothingFound none={words.none} popular={words.popular} />;
  return (
    <>
      {notMade !== undefined && <NotMadeNote name={notMade} words={words.notMade} />}
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
