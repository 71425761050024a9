import { readFileSync } from 'node:fs';
import type { OrderCatalogue } from '../../forms/quoteList/orderCatalogue.ts';
import { readOrderCatalogue } from './readOrderCatalogue.ts';

/** The catalogue of a release; in development that of the sources. */
export const loadOrderCatalogue = (file: string | undefined): OrderCatalogue =>
  file === undefined ? readOrderCatalogue() : JSON.parse(readFileSync(file, 'utf8'));
