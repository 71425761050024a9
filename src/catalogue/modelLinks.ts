export interface Model {
  name: string;
  path: string;
}

interface Part {
  /** Where it begins in the text. */
  at: number;
  text: string;
  /** The product's page, if the part is the name of a model. */
  href?: string;
}

/** Any of the names, longest first. */
function namesOf(models: readonly Model[]): RegExp {
  const byLength = models.toSorted((a, b) => b.name.length - a.name.length);
  const names = byLength.map(({ name }) => RegExp.escape(name)).join('|');
  return new RegExp(`(?<![\\w-])(?:${names})(?![\\w-]|\\.\\d)`, 'g');
}

/** Splits a text at the names of models, longest first: "CDN 5416 or CDN 5432" has two. */
export function modelLinks(text: string, models: readonly Model[]): Part[] {
  // Most texts name none, and looking for each is faster than looking for any.
  if (!models.some(({ name }) => text.includes(name))) return [{ at: 0, text }];
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(namesOf(models))) {
    const [name] = match;
    const model = models.find((candidate) => candidate.name === name);
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index) });
    parts.push({ at: match.index, text: name, ...(model && { href: model.path }) });
    end = match.index + name.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}
