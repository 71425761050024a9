import { getCollection } from 'astro:content';
import {
  allProducts,
  type CatalogueProduct,
  catalogueTexts,
  generalTerms,
} from '../../catalogue/catalogue.ts';
import { instrumentPictureAlt } from '../../catalogue/instrumentPicture.ts';
import { productWaveforms } from '../../catalogue/productWaveforms.ts';
import { requireEntry } from '../../content/requireEntry.ts';
import { printedAddress } from '../printedAddress.ts';
import type { PrintJob } from '../printPdf.ts';
import { sheetPicture } from '../sheetPicture.ts';
import { dataSheet } from './dataSheet.ts';

/** A product's data sheet with everything that the site knows about it. */
export async function loadDataSheet(
  product: CatalogueProduct,
  site: URL | undefined,
): Promise<PrintJob> {
  const { slug, worksWith } = product;
  const products = await allProducts();
  const accessories = (await getCollection('accessories')).map(({ data }) => data);
  const picture = await sheetPicture(`instruments/${slug}`);
  return dataSheet({
    product,
    curves: productWaveforms(product),
    partners: products.filter(
      (other) => worksWith.includes(other.slug) || other.worksWith.includes(slug),
    ),
    accessories: accessories.filter(
      (accessory) => worksWith.includes(accessory.slug) || accessory.fits.includes(slug),
    ),
    texts: (await catalogueTexts()).dataSheet,
    terms: await generalTerms(),
    words: await requireEntry('print', 'print'),
    picture: picture && { bytes: picture, alt: await instrumentPictureAlt(slug) },
    address: printedAddress(product.path, site),
  });
}
