import { useState } from 'react';
import { SearchForm } from '../../components/ui/SearchForm.tsx';
import type { SearchWords } from '../../content/schemas/search.ts';
import { searchPath } from '../../site/paths.ts';
import { handleResultKeys } from './handleResultKeys.ts';
import { loadSearchClient } from './loadSearchClient.ts';
import { ResultList } from './ResultList.tsx';
import { resultCountText } from './resultCountText.ts';
import { useLiveSearch } from './useLiveSearch.ts';

interface Props {
  label: string;
  placeholder: string;
  badges: SearchWords['badges'];
  /** The texts when nothing is found. */
  none: SearchWords['none'];
}

const shown = 6;

/** A search box for other pages; the best results open below it. */
export function SearchSuggest({ label, placeholder, badges, none }: Props) {
  const [typed, setTyped] = useState('');
  const findings = useLiveSearch(typed, '', shown);
  const { question = '', total = 0, results = [] } = findings ?? {};

  return (
    <section
      aria-label={label}
      className="relative"
      onKeyDown={(event) => handleResultKeys(event, () => setTyped(''))}
    >
      <SearchForm
        label={label}
        placeholder={placeholder}
        inputProps={{
          onInput: ({ currentTarget }) => setTyped(currentTarget.value),
          onFocus: () => loadSearchClient(),
        }}
      />
      <div role="status" className="sr-only">
        {findings && resultCountText(findings)}
      </div>
      {findings && (
        <div className="absolute inset-x-0 top-full z-30 mt-2 max-h-[70vh] overflow-y-auto card p-2 text-text shadow-card">
          {results.length > 0 ? (
            <ResultList results={results} badges={badges} />
          ) : (
            <p className="px-3 pt-3">{none.text}</p>
          )}
          <a
            href={results.length > 0 ? searchPath(question) : none.link.href}
            data-result
            className="block rounded px-3 py-3 font-semibold text-accent hover:bg-lift"
          >
            {results.length > 0 ? `All ${total} results` : none.link.label}
          </a>
        </div>
      )}
    </section>
  );
}
