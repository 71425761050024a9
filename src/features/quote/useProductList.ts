import { useState } from 'react';
import type { QuoteProduct } from './quoteProducts.ts';

interface Entry extends QuoteProduct {
  wanted: boolean;
}

/** The products of a request. A removed one stays listed, so it can be added again. */
export function useProductList(asked: readonly QuoteProduct[]) {
  const [entries, setEntries] = useState<Entry[]>(() =>
    asked.map((product) => ({ ...product, wanted: true })),
  );
  const want = (value: string, wanted: boolean) =>
    setEntries((all) => all.map((entry) => (entry.value === value ? { ...entry, wanted } : entry)));
  const add = (product: QuoteProduct) => {
    if (entries.some(({ value }) => value === product.value)) want(product.value, true);
    else setEntries([...entries, { ...product, wanted: true }]);
  };
  const wanted = entries.filter((entry) => entry.wanted).map(({ value }) => value);
  return { entries, wanted, want, add, clear: () => setEntries([]) };
}
