import { defineMiddleware } from 'astro:middleware';
import { paths } from './site/paths.ts';

/**
 * Built pages have compressed copies; the search page is made on demand. Only it is compressed
 * here, because it holds no secret whose length could be told from the size of the answer.
 */
export const onRequest = defineMiddleware(async ({ url, request }, next) => {
  const response = await next();
  if (url.pathname !== paths.search || !response.body) return response;
  const headers = new Headers(response.headers);
  headers.set('Vary', 'Accept-Encoding');
  if (!/\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? ''))
    return new Response(response.body, { status: response.status, headers });
  headers.set('Content-Encoding', 'gzip');
  const compressed = response.body.pipeThrough(new CompressionStream('gzip'));
  return new Response(compressed, { status: response.status, headers });
});
