import { allProducts, catalogueTexts, findCategory } from '../../../catalogue/catalogue.ts';
import { isWaveformKey, type WaveformKey } from '../../../components/waveforms/waveforms.ts';
import type { Product } from '../../../content/schemas/product.ts';
import { breadcrumbs } from '../../../site/navigation.ts';
import { type CategoryKey, categoryPath } from '../../../site/paths.ts';
import { impulseHall } from '../hall/impulseHall.ts';
import { categoryMap } from '../map/categoryMap.ts';
import { loadStrip } from './loadStrip.ts';
import { productCards } from './productCards.ts';
import { productTable } from './productTable.ts';

/** The curves that most of the products show, an even number of them where there are several. */
function typicalWaves(products: readonly Pick<Product, 'waveforms'>[]): WaveformKey[] {
  const all = products.flatMap((product) => product.waveforms.filter(isWaveformKey));
  const count = (key: WaveformKey) => all.filter((other) => other === key).length;
  const shown = [...new Set(all)].toSorted((a, b) => count(b) - count(a));
  return shown.slice(0, shown.length > 3 ? 4 : 2);
}

/** The content of a category's page and what its head needs. */
export async function loadCategoryPage(key: CategoryKey, view: 'cards' | 'table' = 'cards') {
  const category = await findCategory(key);
  const { quote, list, hall } = await catalogueTexts();
  const { title, description, heading, intro, products } = category;
  const path = categoryPath(key);
  return {
    category: key,
    seo: { title, description, path, breadcrumbs: breadcrumbs(path) },
    heading,
    lead: description,
    intro,
    traces: typicalWaves(products),
    products: await productCards(category),
    table: view === 'table' ? productTable(products, list.columns) : undefined,
    /** The surge current generators have no page of their own. */
    strip:
      key === 'surge-combination-wave'
        ? await loadStrip('surge-current', list.surgeCurrent)
        : undefined,
    hall: key === 'impulse-voltage' ? { words: hall, drawing: impulseHall(products) } : undefined,
    map: key === 'impulse-voltage' ? undefined : categoryMap(products),
    quote,
    words: list,
    /** The models that the introduction may link to. */
    models: await allProducts(),
  };
}

export type CategoryPageData = Awaited<ReturnType<typeof loadCategoryPage>>;
