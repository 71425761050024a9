import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { Exchange } from '../../src/server/http/exchange.ts';
import type { BuiltPages, RenderedPages } from '../../src/server/http/pages.ts';

/** Where Astro's development server looks for the locals of a request. */
const localsKey = Symbol.for('astro.locals');

/** The same request with another address. */
const requestFor = (request: IncomingMessage, url: string, method = request.method) =>
  Object.create(request, {
    url: { value: url, writable: true },
    originalUrl: { value: url, writable: true },
    method: { value: method, writable: true },
  }) as IncomingMessage;

/**
 * Serves every page through Vite. `handOver` passes a request to Vite, bypassing our own routes.
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
    hasBuilt: (address) => address !== '',
    sendBuilt(request, response, address) {
      const { search } = new URL(request.url ?? '', 'http://localhost');
      show(requestFor(request, address + search), response);
    },
    // Astro shows its own report of what went wrong.
    sendError: () => false,
    async sendRendered(exchange, { address } = {}) {
      const { request, response } = exchange;
      show(address ? requestFor(request, address) : request, response, localsOf(exchange));
      return true;
    },
    async sendPageAt(exchange, address, locals) {
      const request = requestFor(exchange.request, address, 'GET');
      show(request, exchange.response, { ...localsOf(exchange), ...locals });
    },
  };
}

/** Addresses that Vite uses itself. No page of the site has one. */
const viteAddress = /^\/(?:@|__|node_modules\/|src\/|\.astro\/|_astro\/|_image)/;

/** Installs a handler in front of Vite and Astro, except for Vite's own files. */
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
