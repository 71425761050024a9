import { readOrderCatalogue } from '../../src/server/quotes/readOrderCatalogue.ts';

/** Everything a quote can name, as the site has it. */
export const orderCatalogue = readOrderCatalogue();
