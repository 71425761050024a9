import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { whenGone } from './cutOff.ts';
import { type Exchange, isRead } from './exchange.ts';
import type { StaticFile } from './files/files.ts';
import { sendErrorPage, sendFile } from './files/sendFile.ts';
import { sendResponse } from './sendResponse.ts';

/** The pages and files of the build, by address. */
export interface BuiltPages {
  hasBuilt(address: string): boolean;
  sendBuilt(request: IncomingMessage, response: ServerResponse, address: string): void;
  /** Shows people what went wrong. False where there is no page for it. */
  sendError(
    request: IncomingMessage,
    response: ServerResponse,
    status: 404 | 429 | 500 | 503,
  ): boolean;
}

export interface RenderOptions {
  compress?: boolean;
  /** The address of the page to draw, if it is not the one asked for. */
  address?: string | undefined;
}

/** Pages rendered on request. */
export interface RenderedPages {
  /** Renders the requested page. False if there is none. */
  sendRendered(exchange: Exchange, options?: RenderOptions): Promise<boolean>;
  /** Answers with the page at another address, passing it `locals`. */
  sendPageAt(exchange: Exchange, address: string, locals: Partial<App.Locals>): Promise<void>;
}

/** Renders the page at an address; undefined if there is none. */
export type RenderPage = (request: Request, locals: App.Locals) => Promise<Response | undefined>;

export function builtPages(files: ReadonlyMap<string, StaticFile>): BuiltPages {
  return {
    hasBuilt: (address) => files.has(address),
    sendBuilt(request, response, address) {
      const file = files.get(address);
      if (!file) throw new Error(`Nothing was built at ${address}`);
      sendFile(request, response, file);
    },
    sendError(request, response, status) {
      const file = files.get(`/${status}`);
      if (!file) return false;
      sendErrorPage(request, response, file, status);
      return true;
    },
  };
}

/** The request in the form Astro takes. Its host has been checked already. */
function webRequest({ request, response }: Exchange, address = request.url): Request {
  const { method = 'GET', headers } = request;
  const body = isRead(request) ? {} : { body: Readable.toWeb(request), duplex: 'half' };
  return new Request(`http://${headers.host}${address}`, {
    method,
    headers: webHeaders(headers),
    signal: whenGone(response),
    ...body,
  } as RequestInit);
}

function webHeaders(headers: IncomingMessage['headers']): Headers {
  const copied = new Headers();
  for (const [name, values] of Object.entries(headers))
    for (const value of [values ?? []].flat()) copied.append(name, value);
  return copied;
}

export function renderedPages(
  renderPage: RenderPage,
  localsOf: (exchange: Exchange) => App.Locals,
): RenderedPages {
  return {
    async sendRendered(exchange, { compress = false, address } = {}) {
      const page = await renderPage(webRequest(exchange, address), localsOf(exchange));
      if (!page) return false;
      await sendResponse(page, exchange, compress);
      return true;
    },
    async sendPageAt(exchange, address, locals) {
      const request = new Request(`http://${exchange.request.headers.host}${address}`);
      const page = await renderPage(request, { ...localsOf(exchange), ...locals });
      if (!page) throw new Error(`There is no page at ${address}`);
      await sendResponse(page, exchange, false);
    },
  };
}
