import { type ReactNode, useEffect, useRef, useState } from 'react';
import { slashKey, typedAhead } from '../../components/shell/slashKey.ts';
import { SearchForm } from '../../components/ui/SearchForm.tsx';
import { Switch } from '../../components/ui/Switch.tsx';
import type { SearchWords } from '../../content/schemas/search.ts';
import { initialResultCount, normaliseQuestion } from '../../search/question.ts';
import { paths, searchPath } from '../../site/paths.ts';
import { handleResultKeys } from './handleResultKeys.ts';
import { loadSearchClient } from './loadSearchClient.ts';
import { PopularPages } from './PopularPages.tsx';
import { resultCountText } from './resultCountText.ts';
import { SearchResults } from './SearchResults.tsx';
import { useLiveSearch } from './useLiveSearch.ts';

interface Props {
  /** The question that the server has answered, or an empty string. */
  question: string;
  words: SearchWords;
  /** The server's results, shown until another question is typed. */
  children?: ReactNode;
}

type SuggestionsProps = Pick<SearchWords, 'suggestions' | 'popular'>;

/** Shown below the box until something is typed. */
function Suggestions({ suggestions, popular }: SuggestionsProps) {
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

interface SlashKeySwitchProps {
  label: string;
}

/** Speech input and some keyboards type a / by accident: the key can be switched off. */
function SlashKeySwitch({ label }: SlashKeySwitchProps) {
  const [on, setOn] = useState(true);

  useEffect(() => {
    try {
      setOn(localStorage.getItem(slashKey) !== 'off');
    } catch {
      // Storage is blocked: the key stays on.
    }
  }, []);

  function change(wanted: boolean): void {
    setOn(wanted);
    try {
      if (wanted) localStorage.removeItem(slashKey);
      else localStorage.setItem(slashKey, 'off');
    } catch {
      setOn(true);
    }
  }

  return <Switch label={label} checked={on} onChange={change} />;
}

function takeTypedAhead(): string {
  try {
    const text = sessionStorage.getItem(typedAhead) ?? '';
    sessionStorage.removeItem(typedAhead);
    return text;
  } catch {
    return '';
  }
}

/** The search box with live results and keyboard navigation. */
export function SearchPanel({ question, words, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState(question);
  const findings = useLiveSearch(typed, question, initialResultCount);

  useEffect(() => {
    const input = panel.current?.querySelector('input');
    if (question !== '' || !input) return;
    // Typed on the page before, and in this box before it was alive.
    const text = takeTypedAhead() + input.value;
    if (text === '') return;
    input.value = text;
    setTyped(text);
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
          // Without a question, the visitor is about to type one.
          autoFocus: question === '',
          onInput: ({ currentTarget }) => {
            // Not on focus: this box has the focus from the start.
            loadSearchClient();
            setTyped(currentTarget.value);
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
