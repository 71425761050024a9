import { type Model, modelLinks } from '../../catalogue/modelLinks.ts';

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
