import type { OrderCatalogue } from '../../forms/quoteList/orderCatalogue.ts';
import { orderCataloguePath } from '../../site/pageAddresses.ts';

async function load(): Promise<OrderCatalogue | undefined> {
  try {
    const answer = await fetch(orderCataloguePath);
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The whole catalogue, in the browser only: in the page it would weigh more than everything else.
 * The island waits for it, and what is pressed meanwhile is repeated once it is ready. Undefined if
 * the line is down.
 */
export const loadedCatalogue = typeof document === 'undefined' ? undefined : await load();
