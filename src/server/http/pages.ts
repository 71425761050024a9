import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { whenGone } from './cutOff.ts';
import { type Exchange, isRead } from './exchange.ts';
import type { StaticFile } from './files/files.ts';
import { encodingsFor } from './files/negotiate.ts';
import { sendErrorPage, sendFile } from './files/sendFile.ts';

const { BROTLI_PARAM_QUALITY } = constants;
/**
 * Quick levels: pages a few per cent larger in half the time. At once, because handing a page to
 * another thread takes a third of the time of compressing it.
 */
const compressors = {
  br: (body: Buffer) => brotliCompressSync(body, { params: { [BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => gzipSync(body, { level: 3 }),
};

const isCompressor = (name: string): name is keyof typeof compressors => name in compressors;

/** A response's headers, with cookies as a list. */
function headersOf({ headers }: Response): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.fromEntries(headers);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) fields['set-cookie'] = cookies;
  return fields;
}

/**
 * Sends Astro's response. A page goes out in one piece, compressed if its client takes that; downloads
 * are streamed. Compressed only on demand: the size of a compressed page would leak information about
 * any secret in it.
 */
async function sendResponse(
  source: Response,
  { request, response }: Exchange,
  compress: boolean,
): Promise<void> {
  const fields = headersOf(source);
  if (!source.body || !source.headers.get('content-type')?.startsWith('text/html')) {
    response.writeHead(source.status, fields);
    if (source.body) await pipeline(Readable.fromWeb(source.body as never), response);
    else response.end();
    return;
  }
  fields['content-type'] = 'text/html; charset=utf-8';
  let body = Buffer.from(await source.arrayBuffer());
  if (compress) {
    fields.vary = 'Accept-Encoding';
    const encoding = encodingsFor(request.headers['accept-encoding']).find(isCompressor);
    if (encoding) {
      fields['content-encoding'] = encoding;
      body = compressors[encoding](body);
    }
  }
  response.writeHead(source.status, { ...fields, 'content-length': body.length }).end(body);
}

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
