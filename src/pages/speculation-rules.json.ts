import type { APIRoute } from 'astro';

/**
 * Prefetches pages only, not files, the search, the inbox or the API, nor what puts products on the
 * quote list.
 */
const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/inbox*', '/search*', '/*.*'] } },
    { not: { selector_matches: '[download], [rel~=nofollow], [href*="/quote?"]' } },
  ],
};

export const GET: APIRoute = () =>
  Response.json({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  });
