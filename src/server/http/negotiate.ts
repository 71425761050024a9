import type { Encoding } from './files.ts';

const preference: readonly Encoding[] = ['br', 'zstd', 'gzip'];

/** The encodings a client accepts, best first, by RFC 9110: a weight of 0 refuses. */
function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity'];
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const other = weights.get('*') ?? 0;
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? other;
  return [...preference.filter((encoding) => weightOf(encoding) > 0), 'identity'];
}

const cache = new Map<string, readonly Encoding[]>();

/** Browsers send few distinct headers, so each is read once; the cap keeps strangers out. */
export function encodingsFor(header: string | undefined): readonly Encoding[] {
  const key = header ?? '';
  let found = cache.get(key);
  if (!found) {
    found = acceptedEncodings(header);
    if (cache.size < 200) cache.set(key, found);
  }
  return found;
}
