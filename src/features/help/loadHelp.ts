import { getCollection, getEntry } from 'astro:content';
import { helpArticlePath, helpKinds, helpListPath, paths } from '../../site/paths.ts';

interface Listed {
  path: string;
  title: string;
  description: string;
}

/** The words of the help centre. */
export async function loadHelpWords() {
  const entry = await getEntry('helpCenter', 'help-center');
  if (!entry) throw new Error('src/content/help-center.yaml is missing');
  return entry.data;
}

/** Every article with its address, in the order of their titles. */
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
