import { renderToBuffer } from '@react-pdf/renderer';
import type { APIRoute, GetStaticPaths } from 'astro';
import { allProducts, type CatalogueProduct, catalogueTexts } from '../../catalogue/catalogue.ts';
import { printedAddress } from '../../components/pdf/printedAddress.ts';
import { sheetPicture } from '../../components/pdf/sheetPicture.ts';
import { DataSheet, type DataSheetProps } from '../../features/datasheet/DataSheet.tsx';

export const getStaticPaths = (async () =>
  (await allProducts()).map((product) => ({
    params: { slug: product.slug },
    props: { product },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ product: CatalogueProduct }> = async ({
  props: { product },
  site,
}) => {
  const sheet: DataSheetProps = {
    product,
    texts: (await catalogueTexts()).dataSheet,
    picture: await sheetPicture(`instruments/${product.slug}`),
    address: printedAddress(product.path, site),
  };
  return new Response(new Uint8Array(await renderToBuffer(DataSheet(sheet))));
};
