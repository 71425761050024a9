import type { Encoding } from './files.ts';

const preference: readonly Encoding[] = ['br', 'gzip'];

/** The encodings a client accepts, best first (RFC 9110). A weight of 0 rules one out. */
export function encodingsFor(header: string | undefined): readonly Encoding[] {
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
