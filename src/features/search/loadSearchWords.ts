import { requireEntry } from '../../content/requireEntry.ts';
import type { SearchWords } from '../../content/schemas/search.ts';

export const loadSearchWords = (): Promise<SearchWords> => requireEntry('search', 'search');
