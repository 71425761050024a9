import { fitLine } from '../../forms/quoteList/fitLine.ts';
import type { OrderCatalogue } from '../../forms/quoteList/orderCatalogue.ts';
import { orderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import { lineLimits, type QuoteLine } from '../../forms/quoteList/quoteLine.ts';
import { readSharedLines } from '../../forms/quoteList/sharedLines.ts';

/** The lines that an address asks for. */
export interface AskedList {
  /** A shared list, links from products, what was typed without JavaScript, or what was sent. */
  kind: 'none' | 'shared' | 'products' | 'draft' | 'sent';
  lines: readonly QuoteLine[];
  /** Names that the catalogue does not have. */
  unknown: readonly string[];
  /** How many found no room. */
  left: number;
  /** The product that was just removed without JavaScript. */
  removed?: string | undefined;
}

/** What an address asks for, as far as there is such a thing. */
export function askedList(catalogue: OrderCatalogue, query: URLSearchParams): AskedList {
  const lines = readSharedLines(query);
  const known = lines.flatMap((line) => {
    const product = orderProduct(catalogue, line.slug);
    return product ? [fitLine(catalogue, product, line)] : [];
  });
  const kept = known.slice(0, lineLimits.lines);
  return {
    kind: query.has('line') ? 'shared' : lines.length > 0 ? 'products' : 'none',
    lines: kept,
    unknown: lines.flatMap(({ slug }) => (orderProduct(catalogue, slug) ? [] : [slug])),
    left: known.length - kept.length,
  };
}
