import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { heroNames } from '../../../features/home/heroPictures.ts';
import { madeOnce } from '../../../pictures/madeOnce.ts';

/** The built-in slides' pictures at stable URLs, because /api/heroes refers to them. */
export const getStaticPaths = () =>
  heroNames.map((name) => ({ params: { name: name.replace('heroes/', '') } }));

export const GET: APIRoute = async ({ params }) => {
  const source = await readFile(`src/assets/renders/heroes/${params.name}.webp`);
  const image = await madeOnce(['hero 1440 60 60', source], () =>
    sharp(source).resize(1440).webp({ quality: 60, alphaQuality: 60 }).toBuffer(),
  );
  return new Response(new Uint8Array(image));
};
