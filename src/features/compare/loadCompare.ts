import { allCategories, allProducts, catalogueTexts } from '../../catalogue/catalogue.ts';
import { allStandards } from '../../catalogue/loadStandards.ts';
import { productWaveforms } from '../../catalogue/productWaveforms.ts';
import { testableStandards } from '../../catalogue/standards.ts';
import type { Product } from '../../content/schemas/product.ts';
import { chooseProducts } from './model/chooseProducts.ts';
import { compareRows } from './model/compareRows.ts';
import { overlay } from './model/overlay.ts';

/** The highest value of a kind among a product's waves. */
function most({ waves }: Product, quantityName: string): number | undefined {
  const key = quantityName === 'Current' ? 'maxAmperes' : 'maxVolts';
  return Math.max(0, ...waves.map((wave) => wave[key] ?? 0)) || undefined;
}

/** A product's curves, first those that most of the others have too: they say more about the difference. */
function curvesOf(product: Product, order: number, all: readonly Product[]) {
  const shared = (key: string) => all.filter(({ waveforms }) => waveforms.includes(key)).length;
  return productWaveforms(product)
    .toSorted((a, b) => shared(b.key) - shared(a.key))
    .slice(0, 2)
    .map((wave) => ({
      product: product.name,
      order,
      wave,
      most: most(product, wave.quantity),
    }));
}

/** What was asked for, side by side, and the choices for one more. */
export async function loadCompare(asked: readonly string[]) {
  const categories = await allCategories();
  const choice = chooseProducts(asked, await allProducts());
  const { products } = choice;
  const words = await catalogueTexts();
  const standards = await allStandards();
  return {
    ...choice,
    ...compareRows(products, {
      same: words.compare.sameRows,
      testable: (product) => testableStandards(product, standards),
    }),
    curves: overlay(products.flatMap((product, order) => curvesOf(product, order, products))),
    choices: categories.map(({ label, products: some }) => ({
      label,
      products: some.map(({ slug, name, subtitle }) => ({ slug, name, subtitle })),
    })),
  };
}

export type Comparison = Awaited<ReturnType<typeof loadCompare>>;
