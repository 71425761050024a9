import { initialResultCount, normaliseQuestion } from '../../search/question.ts';
import { isSearchKind } from '../../search/searchKinds.ts';

/** What the query of the search page asks for. Anything else in it changes nothing. */
export function readSearch(query: URLSearchParams) {
  const kind = query.get('kind');
  return {
    question: normaliseQuestion(query.get('q') ?? ''),
    kind: isSearchKind(kind) ? kind : undefined,
    limit: query.has('all') ? Number.POSITIVE_INFINITY : initialResultCount,
  };
}
