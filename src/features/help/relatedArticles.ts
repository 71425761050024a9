import type { HelpArticle } from '../../content/schemas/help.ts';
import { termsOf } from '../../search/terms.ts';

type Article = HelpArticle & { path: string };

const termsIn = ({ title, description }: Article) => new Set(termsOf(`${title} ${description}`));

/** Articles on the same product that share the most words with the given one. */
export function relatedArticles<Of extends Article>(article: Article, all: readonly Of[]): Of[] {
  const own = termsIn(article);
  return all
    .filter(({ path, product }) => path !== article.path && product === article.product)
    .map((other) => ({ other, shared: termsIn(other).intersection(own).size }))
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, 4)
    .map(({ other }) => other);
}
