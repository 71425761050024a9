import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { allProducts } from '../../../catalogue/catalogue.ts';
import { madeOnce } from '../../../pictures/madeOnce.ts';
import { findRender } from '../../../pictures/picture.ts';

/** Small pictures of instruments for pages made on request, which cannot make their own sizes. */
export const getStaticPaths = async () =>
  (await allProducts())
    .filter(({ slug }) => findRender(`instruments/${slug}`))
    .map(({ slug }) => ({ params: { slug } }));

export const GET: APIRoute = async ({ params }) => {
  const source = await readFile(`src/assets/renders/instruments/${params.slug}.webp`);
  const fit = { width: 480, height: 320, fit: 'contain', background: '#0000' } as const;
  const image = await madeOnce(['thumbnail', JSON.stringify(fit), source], () =>
    sharp(source).resize(fit).webp({ quality: 60 }).toBuffer(),
  );
  return new Response(new Uint8Array(image));
};
