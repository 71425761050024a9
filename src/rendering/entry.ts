import { createApp } from 'astro/app/entrypoint';

/** Renders pages on request. The build bundles this file for our server. */
const app = createApp({ streaming: false });

/** Our server sends the error pages, so Astro does not need to fetch them. */
const noErrorPage = async () => new Response(null, { status: 404 });

/** Renders the page at an address; undefined if there is none. */
export async function renderPage(
  request: Request,
  locals: App.Locals,
): Promise<Response | undefined> {
  const routeData = app.match(request);
  if (!routeData) return undefined;
  const response = await app.render(request, {
    routeData,
    locals,
    clientAddress: locals.clientAddress,
    addCookieHeader: true,
    prerenderedErrorPageFetch: noErrorPage,
  });
  if (locals.renderError !== undefined) throw locals.renderError;
  return response.status === 404 && !response.body ? undefined : response;
}
