import type { Findings } from '../../search/find.ts';

type Search = (question: string, limit: number) => Findings;

async function load(): Promise<Search> {
  const [{ find }, { readSearchIndex, searchIndexPath }] = await Promise.all([
    import('../../search/find.ts'),
    import('../../search/searchIndex.ts'),
  ]);
  const response = await fetch(searchIndexPath);
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  const index = await readSearchIndex(await response.text());
  return (question, limit) => find(index, question, { limit });
}

let loading: Promise<Search | undefined> | undefined;

/** The search and its index, brought when first needed; undefined when they cannot be had. */
export function loadSearchClient(): Promise<Search | undefined> {
  loading ??= load().catch(() => {
    // The form still leads to the search page; the next letter typed tries again.
    loading = undefined;
    return undefined;
  });
  return loading;
}
