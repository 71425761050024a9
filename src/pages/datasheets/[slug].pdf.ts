import type { APIRoute, GetStaticPaths } from 'astro';
import { allProducts, type CatalogueProduct } from '../../catalogue/catalogue.ts';
import { loadDataSheet } from '../../print/datasheet/loadDataSheet.ts';
import { printPdf } from '../../print/printPdf.ts';

export const getStaticPaths = (async () =>
  (await allProducts()).map((product) => ({
    params: { slug: product.slug },
    props: { product },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ product: CatalogueProduct }> = async ({ props, site }) =>
  new Response(new Uint8Array(await printPdf(await loadDataSheet(props.product, site))));
