import { resultCountText } from './resultCountText.ts';
import { type SearchAnswerProps, SearchResults } from './SearchResults.tsx';

/** What the server answers to a question. */
export function SearchAnswer(answer: SearchAnswerProps) {
  return (
    <>
      <p className="mt-6 text-muted">{resultCountText(answer.findings)}</p>
      <SearchResults {...answer} />
    </>
  );
}
