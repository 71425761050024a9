import { allCategories, allProducts } from '../../catalogue/catalogue.ts';
import { loadAccessories } from '../../catalogue/loadAccessories.ts';

export interface QuoteProduct {
  /** The value sent: a slug from the catalogue, or the name of a product that has none. */
  value: string;
  name: string;
}

export interface QuoteChoice {
  label: string;
  products: QuoteProduct[];
}

const longest = 100;

/** The products named in the query; names outside the catalogue are kept as they are. */
export async function quoteProducts(
  asked: readonly string[],
  most: number,
): Promise<QuoteProduct[]> {
  const catalogue = [...(await allProducts()), ...(await loadAccessories())];
  const known = new Map(catalogue.map(({ slug, name }) => [slug, name]));
  const values = asked.map((value) => value.trim().slice(0, longest)).filter(Boolean);
  return [...new Set(values)]
    .slice(0, most)
    .map((value) => ({ value, name: known.get(value) ?? value }));
}

const choice = (label: string, products: readonly { slug: string; name: string }[]) => ({
  label,
  products: products.map(({ slug, name }) => ({ value: slug, name })),
});

/** The whole catalogue with its accessories, as choices. */
export const quoteChoices = async (): Promise<QuoteChoice[]> => [
  ...(await allCategories()).map(({ label, products }) => choice(label, products)),
  choice('Accessories', await loadAccessories()),
];
