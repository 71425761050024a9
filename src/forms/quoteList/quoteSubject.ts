import type { OrderedLine } from './orderedLine.ts';
import type { QuoteLine } from './quoteLine.ts';

const named = 3;

/** What a request is about, in few words: "2 × MULTI-CE7, CDN 5432, ESG 30 and 4 more". */
export function quoteSubject(
  lines: readonly (QuoteLine & Partial<Pick<OrderedLine, 'name'>>)[],
  products: readonly string[],
): string {
  const all = [
    ...lines.map(({ quantity, name, slug }) =>
      quantity === 1 ? (name ?? slug) : `${quantity} × ${name ?? slug}`,
    ),
    ...products,
  ];
  if (all.length === 0) return 'as described';
  const more = all.length > named ? ` and ${all.length - named} more` : '';
  return `${all.slice(0, named).join(', ')}${more}`;
}
