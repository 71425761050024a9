import { defineMiddleware } from 'astro:middleware';

/**
 * Hands an error to whoever asked for the page: Astro itself would log a bare line and answer with
 * nothing. While building and in development its own reports are better.
 */
export const onRequest = defineMiddleware(async ({ locals, isPrerendered }, next) => {
  if (isPrerendered || import.meta.env.DEV) return next();
  try {
    return await next();
  } catch (error) {
    locals.renderError = error;
    return new Response(null, { status: 500, headers: { 'X-Astro-Reroute': 'no' } });
  }
});
