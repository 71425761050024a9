import { findCategory } from '../../catalogue/catalogue.ts';
import { productCards } from '../../catalogue/productCards.ts';
import { categoryPath, type TransientCategory, transientCategories } from '../../site/paths.ts';

/** The categories that show their grid alone; the others carry the specified caption. */
const withoutCaption: readonly TransientCategory[] = [
  'telecom',
  'surge-combination-wave',
  'impulse-voltage',
];

/** What the index page of the transient generators shows with this category chosen. */
export async function loadTransientIndex(active: TransientCategory) {
  const categories = await Promise.all(transientCategories.map((key) => findCategory(key)));
  const { label } = await findCategory(active);
  // The tab of this name shows the surge current generators, its page the combination waves.
  const shown = active === 'surge-combination-wave' ? 'surge-current' : active;
  return {
    tabs: categories.map(({ key, label }) => ({ key, label })),
    active,
    panel: {
      label,
      caption: withoutCaption.includes(active) ? undefined : `${label} content.`,
      products: await productCards(await findCategory(shown)),
      href: categoryPath(active),
    },
  };
}
