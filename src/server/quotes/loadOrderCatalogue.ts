import { readFileSync } from 'node:fs';
import type { OrderCatalogue } from '../../forms/quoteList/orderCatalogue.ts';
import { readOrderCatalogue } from './readOrderCatalogue.ts';

let ofSources: OrderCatalogue | undefined;

/** The catalogue of a release; in development that of the sources, which takes a while to read. */
export function loadOrderCatalogue(file: string | undefined): OrderCatalogue {
  if (file !== undefined) return JSON.parse(readFileSync(file, 'utf8'));
  ofSources ??= readOrderCatalogue();
  return ofSources;
}
