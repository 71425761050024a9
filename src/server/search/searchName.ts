import { normaliseQuestion } from '../../search/question.ts';
import { isSearchKind } from '../../search/searchKinds.ts';

/** What an answer of the search page depends on. Anything else in the query changes nothing. */
export function searchName({ search }: { search: string }): string {
  const query = new URLSearchParams(search);
  const kind = query.get('kind');
  return JSON.stringify([
    normaliseQuestion(query.get('q') ?? ''),
    isSearchKind(kind) ? kind : '',
    query.has('all'),
  ]);
}
