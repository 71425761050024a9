import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadSearchWords } from '../features/search/loadSearchWords.ts';
import { SearchAnswer } from '../features/search/SearchAnswer.tsx';
import type { SearchAnswerProps } from '../features/search/SearchResults.tsx';

let loading: ReturnType<typeof loadSearchWords> | undefined;

/** The part of the search page that differs from question to question. */
export async function renderSearchAnswer(answer: Omit<SearchAnswerProps, 'words'>) {
  loading ??= loadSearchWords();
  return renderToStaticMarkup(createElement(SearchAnswer, { ...answer, words: await loading }));
}
