import type { APIRoute } from 'astro';
import { listedPages } from './_listedPages.ts';

export const GET: APIRoute = async ({ site }) => {
  const pages = await listedPages();
  const urls = pages.map(({ path }) => `<url><loc>${new URL(path, site)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
};
