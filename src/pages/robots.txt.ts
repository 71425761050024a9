import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /inbox\nDisallow: /search?\n\nSitemap: ${new URL('/sitemap.xml', site)}\n`,
  );
