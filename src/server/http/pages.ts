import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { type Exchange, isRead } from './exchange.ts';
import type { StaticFile } from './files.ts';
import { sendFile } from './sendFile.ts';
import { sendResponse } from './sendResponse.ts';

/** What the build made, by address. */
export interface BuiltPages {
  hasBuilt(address: string): boolean;
  sendBuilt(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    status?: number,
  ): void;
}

/** What is rendered when somebody asks for it. */
export interface RenderedPages {
  /** Renders the page that was asked for. False where there is none. */
  sendRendered(exchange: Exchange, options?: { compress?: boolean }): Promise<boolean>;
  /** Answers with the page of another address, which may read `locals`. */
  sendPageAt(exchange: Exchange, address: string, locals: Partial<App.Locals>): Promise<void>;
}

/** Renders a page; undefined where there is none at that address. */
export type RenderPage = (request: Request, locals: App.Locals) => Promise<Response | undefined>;

export function builtPages(files: ReadonlyMap<string, StaticFile>): BuiltPages {
  return {
    hasBuilt: (address) => files.has(address),
    sendBuilt(request, response, address, status) {
      const file = files.get(address);
      if (!file) throw new Error(`Nothing was built at ${address}`);
      sendFile(request, response, file, status);
    },
  };
}

/** The request as Astro reads it. The host has been checked. */
function webRequest({ request, response }: Exchange): Request {
  const { method = 'GET', headers, url } = request;
  const abort = new AbortController();
  response.once('close', () => abort.abort());
  const body = isRead(request) ? {} : { body: Readable.toWeb(request), duplex: 'half' };
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: webHeaders(headers),
    signal: abort.signal,
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
    async sendRendered(exchange, { compress = false } = {}) {
      const drawn = await renderPage(webRequest(exchange), localsOf(exchange));
      if (drawn) await sendResponse(drawn, exchange, compress);
      return drawn !== undefined;
    },
    async sendPageAt(exchange, address, locals) {
      const request = new Request(`http://${exchange.request.headers.host}${address}`);
      const drawn = await renderPage(request, { ...localsOf(exchange), ...locals });
      if (!drawn) throw new Error(`There is no page at ${address}`);
      await sendResponse(drawn, exchange, false);
    },
  };
}
