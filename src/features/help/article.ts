import { type Model, modelLinks } from '../../catalogue/modelLinks.ts';
import type { HelpArticle } from '../../content/schemas/help.ts';
import { termsOf } from '../../search/terms.ts';
import { nonBreakingUnits } from '../../site/formats.ts';

export interface ArticlePart {
  id: string;
  title: string;
  html: string;
}

/** Wide tables get a frame that scrolls, also by keyboard, so the page does not. */
const frameTables = (html: string) =>
  html
    .replaceAll('<table>', '<div class="table-frame" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** An article split at its headings: the opening before the first one, then the parts. */
export function articleParts(html: string): { opening: string; parts: ArticlePart[] } {
  const [opening = '', ...pieces] = frameTables(nonBreakingUnits(html)).split(
    /<h2 id="([^"]+)">(.*?)<\/h2>/s,
  );
  const parts: ArticlePart[] = [];
  for (let at = 0; at + 2 < pieces.length; at += 3)
    parts.push({
      id: pieces[at] ?? '',
      title: plain(pieces[at + 1] ?? ''),
      html: pieces[at + 2] ?? '',
    });
  return { opening, parts };
}

/** Makes the names of models in an article's text links; headings, links and code stay as they are. */
export function linkModels(html: string, models: readonly Model[]): string {
  const pieces = html.split(/(<(h\d|a|code|pre)\b[\s\S]*?<\/\2>|<[^>]*>)/);
  // Each match adds two pieces, itself and its tag's name, between those of text.
  return pieces
    .map((piece, index) => {
      if (index % 3 === 2) return '';
      if (index % 3 === 1) return piece;
      return modelLinks(piece ?? '', models)
        .map(({ text, href }) => (href ? `<a href="${href}">${text}</a>` : text))
        .join('');
    })
    .join('');
}

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
