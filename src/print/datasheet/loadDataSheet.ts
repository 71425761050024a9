import {
  allProducts,
  type CatalogueProduct,
  catalogueTexts,
  generalTerms,
  loadAccessories,
} from '../../catalogue/catalogue.ts';
import { instrumentPictureAlt } from '../../catalogue/instrumentPicture.ts';
import { productWaveforms } from '../../catalogue/productWaveforms.ts';
import { relatedTo } from '../../catalogue/relatedTo.ts';
import { requireEntry } from '../../content/requireEntry.ts';
import { type PrintJob, printedAddress } from '../printSources.ts';
import { sheetPicture } from '../sheetPicture.ts';
import { dataSheet } from './dataSheet.ts';

/** A product's data sheet with everything that the site knows about it. */
export async function loadDataSheet(
  product: CatalogueProduct,
  site: URL | undefined,
): Promise<PrintJob> {
  const { slug } = product;
  const picture = await sheetPicture(`instruments/${slug}`);
  return dataSheet({
    product,
    curves: productWaveforms(product),
    related: relatedTo(product, await allProducts(), await loadAccessories()),
    texts: (await catalogueTexts()).dataSheet,
    terms: await generalTerms(),
    words: await requireEntry('print', 'print'),
    picture: picture && { bytes: picture, alt: await instrumentPictureAlt(slug) },
    address: printedAddress(product.path, site),
  });
}
