import type { Findings } from '../../search/find.ts';

/** How much was found, in a sentence that is also read out. */
export function resultCountText({ question, total }: Findings): string {
  if (total === 0) return `Nothing found for “${question}”.`;
  return `${total} ${total === 1 ? 'result' : 'results'} for “${question}”.`;
}
