import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../components/ui/afterPaint.ts';
import { SearchForm } from '../../components/ui/SearchForm.tsx';
import type { SearchWords } from '../../content/schemas/search.ts';
import { normaliseQuestion } from '../../search/question.ts';
import { paths, searchPath } from '../../site/paths.ts';
import { handleResultKeys } from './handleResultKeys.ts';
import { loadSearchClient } from './loadSearchClient.ts';
import { resultCountText } from './resultCountText.ts';
import { initialResultCount, SearchResults } from './SearchResults.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useLiveSearch } from './useLiveSearch.ts';

interface Props {
  /** The question the server has answered, or an empty string. */
  question: string;
  words: SearchWords;
  /** The server's answer, shown until another question is typed. */
  children?: ReactNode;
}

/** The search page's box and its answer: results while typing, by keyboard. */
export function SearchPanel({ question, words, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState(question);
  const findings = useLiveSearch(typed, question, initialResultCount);

  useEffect(() => {
    // Someone who comes without a question came to ask one.
    if (question === '') panel.current?.querySelector('input')?.focus();
  }, [question]);

  useEffect(() => {
    if (findings) history.replaceState(null, '', searchPath(findings.question));
  }, [findings]);

  const clear = () => {
    setTyped('');
    history.replaceState(null, '', paths.search);
  };

  const asked = normaliseQuestion(typed);
  const live =
    findings && asked !== question ? <SearchResults findings={findings} words={words} /> : children;

  return (
    <section
      ref={panel}
      aria-label={words.heading}
      onKeyDown={(event) => handleResultKeys(event, clear)}
    >
      <SearchForm
        query={question}
        label={words.label}
        placeholder={words.placeholder}
        inputProps={{
          onInput: ({ currentTarget }) => {
            afterPaint(() => {
              // Not when focused: this box is focused at once, while the page still wakes up.
              loadSearchClient();
              setTyped(currentTarget.value);
            });
          },
        }}
      />
      <p className="mt-2 text-sm text-muted noscript:hidden">{words.hint}</p>
      <div role="status" className="sr-only">
        {findings && resultCountText(findings)}
      </div>
      {asked === '' ? <Suggestions {...words} /> : live}
    </section>
  );
}
