import { catalogueTexts, findCategory } from '../../../catalogue/catalogue.ts';
import { categoryPath, type TransientCategory, transientCategories } from '../../../site/paths.ts';
import { loadStrip } from './loadStrip.ts';
import { productCards } from './productCards.ts';

/** The categories that show only their grid; the others have the specified caption. */
const withoutCaption: readonly TransientCategory[] = [
  'telecom',
  'surge-combination-wave',
  'impulse-voltage',
];

/** The content of the transient generators' index page with the given category selected. */
export async function loadTransientIndex(active: TransientCategory) {
  const categories = await Promise.all(transientCategories.map((key) => findCategory(key)));
  const { label } = await findCategory(active);
  const { list } = await catalogueTexts();
  // As specified, this tab shows the surge current generators, but its page the combination waves.
  const shown = active === 'surge-combination-wave' ? 'surge-current' : active;
  return {
    tabs: categories.map(({ key, label }) => ({ key, label })),
    active,
    panel: {
      label,
      caption: withoutCaption.includes(active) ? undefined : `${label} content.`,
      strip: shown === active ? undefined : await loadStrip(active, list.combinationWave),
      products: await productCards(await findCategory(shown)),
      href: categoryPath(active),
    },
  };
}
