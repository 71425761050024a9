import type { APIRoute } from 'astro';

/** Pages only: files, the search and what staff or scripts use are fetched when they are wanted. */
const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/inbox*', '/search*', '/*.*'] } },
    { not: { selector_matches: '[download], [rel~=nofollow]' } },
  ],
};

export const GET: APIRoute = () =>
  Response.json({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  });
