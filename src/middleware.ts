import { defineMiddleware } from 'astro:middleware';
import { paths } from './site/paths.ts';

/**
 * Built pages have compressed copies; these are made on demand. They alone are compressed here,
 * because they hold no secret whose length could be told from the size of the answer.
 */
const isCompressed = (path: string) =>
  path === paths.search || path === paths.quote || path.startsWith(`${paths.instruments}/`);

export const onRequest = defineMiddleware(async ({ url, request, isPrerendered }, next) => {
  const response = await next();
  if (!isPrerendered && response.headers.get('Content-Type') === 'text/html')
    response.headers.set('Content-Type', 'text/html; charset=utf-8');
  if (isPrerendered || !isCompressed(url.pathname) || !response.body) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.set('Vary', 'Accept-Encoding');
  if (!/\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? ''))
    return new Response(response.body, { status, statusText, headers });
  headers.set('Content-Encoding', 'gzip');
  const compressed = response.body.pipeThrough(new CompressionStream('gzip'));
  return new Response(compressed, { status, statusText, headers });
});
