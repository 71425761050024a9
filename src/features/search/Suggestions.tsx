import type { SearchWords } from '../../content/schemas/search.ts';
import { searchPath } from '../../site/paths.ts';
import { PopularPages } from './PopularPages.tsx';

type Props = Pick<SearchWords, 'suggestions' | 'popular'>;

/** Shown below the box until something is typed. */
export function Suggestions({ suggestions, popular }: Props) {
  return (
    <>
      <nav aria-label={suggestions.heading} className="mt-10">
        <h2 className="text-lg font-semibold">{suggestions.heading}</h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {suggestions.queries.map((query) => (
            <li key={query}>
              <a
                href={searchPath(query)}
                data-result
                className="figures flex min-h-9 items-center rounded-full border border-edge px-3.5 text-sm hover:border-accent hover:text-accent"
              >
                {query}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <PopularPages {...popular} />
    </>
  );
}
