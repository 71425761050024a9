import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { type Exchange, isRead } from './exchange.ts';
import type { StaticFile } from './files/files.ts';
import { sendErrorPage, sendFile } from './files/sendFile.ts';
import { createKeptPages } from './keptPages.ts';
import {
  compressPage,
  encodingFor,
  isPage,
  plainPage,
  type ReadyPage,
  sendReady,
  sendResponse,
} from './sendResponse.ts';

/** The pages and files of the build, by address. */
export interface BuiltPages {
  hasBuilt(address: string): boolean;
  sendBuilt(request: IncomingMessage, response: ServerResponse, address: string): void;
  /** Shows people what went wrong. False where there is no page for it. */
  sendError(request: IncomingMessage, response: ServerResponse, status: 404 | 429 | 500): boolean;
}

export interface RenderOptions {
  compress?: boolean;
  /** Names a page that is the same for everyone, so that it is rendered once. */
  keepAs?: string | undefined;
  /** The address of the page to draw, if it is not the one asked for. */
  address?: string | undefined;
  /** Puts the page together without drawing all of it. Undefined if it must be drawn. */
  assemble?: (() => Promise<ReadyPage | undefined>) | undefined;
}

/** Pages rendered on request. */
export interface RenderedPages {
  /** Sends a page that was kept, a form with a new key. False if there is none of this name. */
  sendKept(exchange: Exchange, name: string, compress: boolean): boolean;
  /** Renders the requested page. False if there is none. */
  sendRendered(exchange: Exchange, options?: RenderOptions): Promise<boolean>;
  /** Answers with the page at another address, passing it `locals`. */
  sendPageAt(exchange: Exchange, address: string, locals: Partial<App.Locals>): Promise<void>;
}

/** About a thousand compressed pages. */
const keptBytes = 8 * 1024 * 1024;

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
      if (!file || !isRead(request)) return false;
      sendErrorPage(request, response, file, status);
      return true;
    },
  };
}

/** The request in the form Astro takes. Its host has been checked already. */
function webRequest({ request }: Exchange, address = request.url): Request {
  const { method = 'GET', headers } = request;
  const body = isRead(request) ? {} : { body: Readable.toWeb(request), duplex: 'half' };
  return new Request(`http://${headers.host}${address}`, {
    method,
    headers: webHeaders(headers),
    ...body,
  } as RequestInit);
}

function webHeaders(headers: IncomingMessage['headers']): Headers {
  const copied = new Headers();
  for (const [name, values] of Object.entries(headers))
    for (const value of [values ?? []].flat()) copied.append(name, value);
  return copied;
}

const uuid = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g;

/** The key that a page's one form was drawn with; undefined if there is none, or more than one. */
function formKey({ body }: ReadyPage): string | undefined {
  const keys = new Set(body.toString().match(uuid));
  return keys.size === 1 ? [...keys][0] : undefined;
}

/** The same page with a new key: every copy of a form has its own. */
function withNewKey(page: ReadyPage): ReadyPage {
  const { key, body } = page;
  if (!key) return page;
  return { ...page, body: Buffer.from(body.toString().replaceAll(key, randomUUID())) };
}

export function renderedPages(
  renderPage: RenderPage,
  localsOf: (exchange: Exchange) => App.Locals,
): RenderedPages {
  const kept = createKeptPages(keptBytes);
  const keyFor = (name: string, { request }: Exchange) =>
    `${encodingFor(request) ?? 'plain'} ${name}`;

  function sendForm(page: ReadyPage, exchange: Exchange, compress: boolean) {
    const form = withNewKey(page);
    sendReady(compress ? compressPage(form, exchange.request) : form, exchange.response);
  }

  return {
    sendKept(exchange, name, compress) {
      const form = kept.find(name);
      if (form) sendForm(form, exchange, compress);
      const page = form ?? kept.find(keyFor(name, exchange));
      if (page && !form) sendReady(page, exchange.response);
      return page !== undefined;
    },
    async sendRendered(exchange, { compress = false, keepAs, address, assemble } = {}) {
      const assembled = await assemble?.();
      if (assembled) {
        const ready = compress ? compressPage(assembled, exchange.request) : assembled;
        if (keepAs !== undefined) kept.keep(keyFor(keepAs, exchange), ready);
        sendReady(ready, exchange.response);
        return true;
      }
      const page = await renderPage(webRequest(exchange, address), localsOf(exchange));
      if (!page) return false;
      if (keepAs === undefined || page.status !== 200 || !isPage(page)) {
        await sendResponse(page, exchange, compress);
        return true;
      }
      const plain = await plainPage(page);
      const ready = compress ? compressPage(plain, exchange.request) : plain;
      // A form must not be stored as it is: its key is for one visitor.
      const isForm = page.headers.get('cache-control') === 'no-store';
      const key = isForm && formKey(plain);
      if (!isForm) kept.keep(keyFor(keepAs, exchange), ready);
      else if (key) kept.keep(keepAs, { ...plain, key });
      sendReady(ready, exchange.response);
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
