import { type Knowledge, knowledgePath } from '../../src/search/knowledge.ts';
import { buildSearchIndex, type SearchIndex } from '../../src/search/searchIndex.ts';
import { readPage } from '../build/search/readPage.ts';

const concurrency = 4;

/** Indexes every page of the sitemap from the running site, as the build does from files. */
async function indexSite(site: string): Promise<SearchIndex> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const waiting = [...paths];
  const documents: ReturnType<typeof readPage> = [];
  async function work(): Promise<void> {
    for (let path = waiting.pop(); path; path = waiting.pop())
      documents.push(...readPage(await (await fetch(site + path)).text(), path));
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  const knowledge = (await (await fetch(site + knowledgePath)).json()) as Knowledge;
  return buildSearchIndex(documents, knowledge);
}

/** The search index in development: built on first use, and again after a change. */
export function liveSearchIndex(site: () => string) {
  let index: Promise<SearchIndex> | undefined;
  return {
    load(): Promise<SearchIndex> {
      index ??= indexSite(site()).catch((error) => {
        index = undefined;
        throw error;
      });
      return index;
    },
    forget(): void {
      index = undefined;
    },
  };
}
