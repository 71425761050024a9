import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { Exchange } from '../../src/server/http/exchange.ts';
import type { BuiltPages, RenderedPages } from '../../src/server/http/pages.ts';

/** Where Astro's development server looks for the locals of a request. */
const localsKey = Symbol.for('astro.locals');

/** Our server shows these with their status; in development Astro does. */
const errorPages = new Set(['/404', '/500']);

/** A request for another address that came over the same connection. */
const requestFor = (request: IncomingMessage, url: string, method = request.method) =>
  Object.create(request, {
    url: { value: url, writable: true },
    originalUrl: { value: url, writable: true },
    method: { value: method, writable: true },
  }) as IncomingMessage;

/**
 * Every page as Vite makes it at this moment. `handOver` gives a request to Vite past our own
 * routes.
 */
export function vitePages(
  handOver: (request: IncomingMessage, response: ServerResponse) => void,
  localsOf: (exchange: Exchange) => App.Locals,
): BuiltPages & RenderedPages {
  const show = (request: IncomingMessage, response: ServerResponse, locals?: App.Locals) => {
    Reflect.set(request, localsKey, locals);
    handOver(request, response);
  };
  return {
    hasBuilt: (address) => address !== '' && !errorPages.has(address),
    sendBuilt(request, response, address) {
      const { search } = new URL(request.url ?? '', 'http://localhost');
      show(requestFor(request, address + search), response);
    },
    async sendRendered(exchange) {
      show(exchange.request, exchange.response, localsOf(exchange));
      return true;
    },
    async sendPageAt(exchange, address, locals) {
      const request = requestFor(exchange.request, address, 'GET');
      show(request, exchange.response, { ...localsOf(exchange), ...locals });
    },
  };
}

/** What Vite needs for itself; no page of the site has such an address. */
const viteAddress = /^\/(?:@|__|node_modules\/|src\/|\.astro\/|_astro\/|_image)/;

/** Puts a handler before everything Vite and Astro do, but for the files of Vite itself. */
export function answerFirst(server: ViteDevServer) {
  const passed = new WeakSet<IncomingMessage>();
  return {
    handOver(request: IncomingMessage, response: ServerResponse): void {
      passed.add(request);
      server.middlewares(request, response);
    },
    use(handler: (request: IncomingMessage, response: ServerResponse) => void): void {
      server.middlewares.stack.unshift({
        route: '',
        handle: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
          passed.has(request) || viteAddress.test(request.url ?? '')
            ? next()
            : handler(request, response),
      });
    },
  };
}
