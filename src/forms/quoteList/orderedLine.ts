import { type OrderCatalogue, type OrderChoice, orderProduct } from './orderCatalogue.ts';
import { orderCodes } from './orderCodes.ts';
import type { QuoteLine } from './quoteLine.ts';

/** A line as it is stored: with names and codes as they were when it was sent. */
export interface OrderedLine extends QuoteLine {
  name: string;
  /** Its page. */
  url: string;
  order: readonly OrderChoice[];
}

/** Completes a line from the catalogue; undefined if it has no such product. */
export function orderedLine(
  catalogue: OrderCatalogue,
  line: QuoteLine,
  siteUrl: string,
): OrderedLine | undefined {
  const product = orderProduct(catalogue, line.slug);
  if (!product) return undefined;
  const url = new URL(product.path, siteUrl).href;
  return { ...line, name: product.name, url, order: orderCodes(catalogue, product, line) };
}
