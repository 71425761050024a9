import type { APIRoute } from 'astro';

export const prerender = false;

/** A hero picture uploaded by staff. Immutable: a new upload gets a new id. */
export const GET: APIRoute = async ({ locals, params }) => {
  const picture = await locals.services.slidePictures.find(params.id ?? '');
  if (!picture) return new Response(null, { status: 404 });
  return new Response(picture, {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
};
