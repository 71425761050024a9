import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import type { SearchWords } from '../../content/schemas/search.ts';
import type { Findings } from '../../search/find.ts';
import { type SearchKind, searchKinds } from '../../search/searchKinds.ts';
import { searchPath } from '../../site/paths.ts';
import { PopularPages } from './PopularPages.tsx';
import { ResultList } from './ResultList.tsx';

export interface SearchAnswerProps {
  findings: Findings;
  words: SearchWords;
  kind?: SearchKind | undefined;
}

type NotesProps = Omit<SearchAnswerProps, 'kind'>;

/** What must be said before the results: what we do not make, or how a standard was understood. */
function Notes({ findings: { notMade, notListed, adopted }, words }: NotesProps) {
  const said: [strong: string, rest: ReactNode][] = [];
  if (notMade !== undefined)
    said.push([`${words.notMade.before} ${notMade}.`, words.notMade.after]);
  if (notListed)
    said.push([
      words.notListed.lead.replace('[name]', notListed.name),
      <>
        {notListed.about ?? words.notListed.after}{' '}
        <a href={words.notListed.link.href} className="text-accent underline underline-offset-4">
          {words.notListed.link.label}
        </a>
        .
      </>,
    ]);
  else if (adopted)
    said.push([words.adopted.replace('[name]', adopted.name).replace('[is]', adopted.is), '']);
  return said.map(([strong, rest]) => (
    <p key={strong} className="mt-6 max-w-[75ch] border-l-4 border-caution bg-raised p-4">
      <strong>{strong}</strong> {rest}
    </p>
  ));
}

type NothingFoundProps = Pick<SearchWords, 'none' | 'popular'>;

function NothingFound({ none, popular }: NothingFoundProps) {
  return (
    <div className="mt-6">
      <h2 className="text-heading">{none.heading}</h2>
      <p className="mt-2 max-w-[65ch] text-muted">{none.text}</p>
      <ButtonLink href={none.link.href} className="mt-5">
        {none.link.label}
      </ButtonLink>
      <PopularPages {...popular} />
    </div>
  );
}

interface KindFilterProps {
  findings: Findings;
  /** Undefined for all kinds. */
  kind: SearchKind | undefined;
  names: SearchWords['kinds'];
}

function KindFilter({ findings: { question, counts }, kind, names }: KindFilterProps) {
  const found = searchKinds.filter((one) => counts[one]);
  if (found.length < 2) return null;
  const total = found.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  return (
    <nav aria-label="Kinds of results" className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...found].map((one) => (
          <li key={one ?? 'all'}>
            <a
              href={searchPath(question, one)}
              aria-current={one === kind ? 'page' : undefined}
              className="flex min-h-9 items-center gap-2 rounded-full border border-edge px-3.5 text-sm font-medium hover:border-accent hover:text-accent aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {names[one ?? 'all']}
              <span className="figures">{one ? counts[one] : total}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The kinds and results, or suggestions if there are none. */
export function SearchResults({ findings, words, kind }: SearchAnswerProps) {
  const { question, total, results } = findings;
  if (results.length === 0) return <NothingFound none={words.none} popular={words.popular} />;
  return (
    <>
      <Notes findings={findings} words={words} />
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
