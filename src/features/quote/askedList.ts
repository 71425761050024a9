import { fitLine } from '../../forms/quoteList/lineChoices.ts';
import { type OrderCatalogue, orderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import { lineLimits, type QuoteLine } from '../../forms/quoteList/quoteLine.ts';
import { cleanLine, readSharedLines } from '../../forms/quoteList/writtenLines.ts';

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

interface Draft {
  values: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, string>>;
}

/** What was typed without JavaScript, right or wrong, with what the server said about it. */
export function draftList(catalogue: OrderCatalogue, { values, errors }: Draft) {
  const given: readonly Record<string, unknown>[] = Array.isArray(values.lines) ? values.lines : [];
  const products: readonly string[] = Array.isArray(values.products) ? values.products : [];
  const lines = [...given, ...products.map((slug) => ({ slug }))]
    .map(cleanLine)
    .filter((line) => line !== undefined);
  const known = lines.filter(({ slug }) => orderProduct(catalogue, slug));
  const asked: AskedList = {
    kind: 'draft',
    lines: known,
    unknown: lines.filter((line) => !known.includes(line)).map(({ slug }) => slug),
    left: 0,
    removed: typeof values.removed === 'string' ? values.removed : undefined,
  };
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return {
    asked,
    typed: Object.fromEntries(texts) as Readonly<Record<string, string>>,
    typedQuantities: given.map(({ quantity }) => String(quantity ?? '')),
    refused: errors,
  };
}
