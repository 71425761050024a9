import { cleanLine } from '../../forms/quoteList/cleanLine.ts';
import { type OrderCatalogue, orderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import type { AskedList } from './askedList.ts';

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
