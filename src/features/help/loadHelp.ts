import { getCollection } from 'astro:content';
import { requireEntry } from '../../content/requireEntry.ts';
import type { HelpCenter } from '../../content/schemas/help.ts';
import { helpArticlePath, helpKinds, helpListPath, paths } from '../../site/paths.ts';

interface Listed {
  path: string;
  title: string;
  description: string;
}

export const loadHelpWords = (): Promise<HelpCenter> => requireEntry('helpCenter', 'help-center');

/** All articles with their paths, ordered by title. */
export async function loadHelpArticles() {
  const articles = await getCollection('help');
  return articles
    .map((entry) => ({
      ...entry.data,
      entry,
      path: helpArticlePath(entry.data.kind, entry.id),
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** The articles with the given ids, in that order. */
export async function loadArticlesById(ids: readonly string[]) {
  const articles = await loadHelpArticles();
  return ids.flatMap((id) => articles.filter(({ entry }) => entry.id === id));
}

type Article = Awaited<ReturnType<typeof loadHelpArticles>>[number];

/** The pictures of a tutorial's steps; undefined for an article that is not a tutorial. */
export async function loadTutorialSteps({ kind, entry }: Pick<Article, 'kind' | 'entry'>) {
  if (kind !== 'tutorial') return undefined;
  const { steps } = await requireEntry('tutorials', entry.id);
  return steps;
}

/** The lists and articles of the help centre. */
export async function loadHelpPages(): Promise<readonly Listed[]> {
  const { lists } = await loadHelpWords();
  const articles = await loadHelpArticles();
  return [
    ...helpKinds.map((kind) => ({ path: helpListPath(kind), ...lists[kind] })),
    { path: paths.manuals, ...lists.manuals },
    ...articles,
  ].map(({ path, title, description }) => ({ path, title, description }));
}
