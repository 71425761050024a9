import { getCollection } from 'astro:content';
import { allCategories, type CatalogueProduct } from '../../catalogue/catalogue.ts';
import { dataSheetPath, manualPath } from '../../site/paths.ts';

/** The value of a row of the specification, whichever group it stands in. */
const rowOf = ({ specification }: CatalogueProduct, label: string) =>
  specification.flatMap(({ rows }) => rows).find(([name]) => name === label)?.[1];

const hasSoftware = (product: CatalogueProduct) =>
  product.delivery.some(([, value]) => /\bsoftware\b/i.test(value));

/** By category, what there is to read and to install for each instrument. */
export async function loadDocuments() {
  const manuals = await getCollection('manuals');
  return (await allCategories()).map(({ key, title, products }) => ({
    title,
    manuals: manuals
      .filter(({ data }) => data.models.includes(key))
      .map(({ id }) => manualPath(id)),
    instruments: products.map((product) => ({
      name: product.name,
      path: product.path,
      dataSheet: dataSheetPath(product.slug),
      remote: rowOf(product, 'Remote'),
      hasSoftware: hasSoftware(product),
    })),
  }));
}

export type DocumentedGroup = Awaited<ReturnType<typeof loadDocuments>>[number];
