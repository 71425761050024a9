import { readSearch } from './readSearch.ts';

/** What an answer of the search page depends on. */
export const searchName = ({ search }: { search: string }): string =>
  JSON.stringify(Object.values(readSearch(new URLSearchParams(search))));
