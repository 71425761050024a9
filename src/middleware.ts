import { defineMiddleware } from 'astro:middleware';

/**
 * Passes errors to the caller through `locals`, because Astro would log a bare line and return an
 * empty response. During builds and in development, Astro's own reports are better.
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
