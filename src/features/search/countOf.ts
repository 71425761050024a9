import type { Findings } from '../../site/search/find.ts';

/** How much was found, in a sentence that is also read out. */
export function countOf({ question, results }: Findings): string {
  if (results.length === 0) return `Nothing found for “${question}”.`;
  return `${results.length} ${results.length === 1 ? 'result' : 'results'} for “${question}”.`;
}
