import { nonBreakingUnits } from '../../site/nonBreakingUnits.ts';

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
