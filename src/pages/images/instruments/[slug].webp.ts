import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { allProducts } from '../../../catalogue/catalogue.ts';
import { findRender } from '../../../pictures/picture.ts';

/**
 * Small pictures at stable addresses, for lists that are put together on request: the build makes
 * hashed ones only for the pages it draws.
 */
export async function getStaticPaths() {
  const pictured = (await allProducts()).filter(({ slug }) => findRender(`instruments/${slug}`));
  return pictured.map(({ slug }) => ({ params: { slug } }));
}

export const GET: APIRoute = async ({ params }) => {
  const source = await readFile(`src/assets/renders/instruments/${params.slug}.webp`);
  const image = await sharp(source)
    .resize({ width: 192, height: 192, fit: 'inside' })
    .webp({ quality: 60, alphaQuality: 60 })
    .toBuffer();
  return new Response(new Uint8Array(image));
};
