import type { APIRoute } from 'astro';

export const prerender = false;

/** A picture of the home page that staff have uploaded. It never changes; a new one is another. */
export const GET: APIRoute = async ({ locals, params }) => {
  const picture = await locals.services.heroPictures.find(params.id ?? '');
  if (!picture) return new Response(null, { status: 404 });
  return new Response(picture, {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
};
