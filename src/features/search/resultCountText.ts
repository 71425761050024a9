import type { Findings } from '../../search/find.ts';

/** The number of results, in a sentence that is also announced. */
export function resultCountText({ question, total }: Findings): string {
  if (total === 0) return `Nothing found for “${question}”.`;
  return `${total} ${total === 1 ? 'result' : 'results'} for “${question}”.`;
}
