import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../components/ui/afterPaint.ts';
import { SearchForm } from '../../components/ui/SearchForm.tsx';
import type { SearchWords } from '../../content/schemas/search.ts';
import { initialResultCount, normaliseQuestion } from '../../search/question.ts';
import { paths, searchPath } from '../../site/paths.ts';
import { handleResultKeys } from './handleResultKeys.ts';
import { loadSearchClient } from './loadSearchClient.ts';
import { resultCountText } from './resultCountText.ts';
import { SearchResults } from './SearchResults.tsx';
import { SlashKeySwitch } from './SlashKeySwitch.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useLiveSearch } from './useLiveSearch.ts';

interface Props {
  /** The question that the server has answered, or an empty string. */
  question: string;
  words: SearchWords;
  /** The server's results, shown until another question is typed. */
  children?: ReactNode;
}

/** The search box with live results and keyboard navigation. */
export function SearchPanel({ question, words, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState(question);
  const findings = useLiveSearch(typed, question, initialResultCount);

  useEffect(() => {
    // Without a question, the visitor is about to type one.
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
              // Not on focus: this box gets the focus while the page is still hydrating.
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
      <div className="mt-10 max-w-max noscript:hidden">
        <SlashKeySwitch label={words.slashKey} />
      </div>
    </section>
  );
}
