import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Exchange } from './exchange.ts';
import { encodingsFor } from './files/negotiate.ts';

/** A page that is complete but for its length and the headers of its request. */
export interface ReadyPage {
  status: number;
  fields: Record<string, string | string[]>;
  body: Buffer;
  /** The body compressed, where it was put together of pieces. */
  gzip?: Buffer;
  /** The key of its form, where every copy gets its own. */
  key?: string;
}

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

/** How a page made on request goes to this client; undefined if it takes no compressed one. */
export const encodingFor = ({ headers }: IncomingMessage) =>
  encodingsFor(headers['accept-encoding']).find(isCompressor);

/** A response's headers, with cookies as a list. */
function headersOf({ headers }: Response): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.fromEntries(headers);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) fields['set-cookie'] = cookies;
  return fields;
}

/** Whether a response is a page, which goes out in one piece. Downloads are streamed. */
export const isPage = ({ body, headers }: Response) =>
  body !== null && headers.get('content-type')?.startsWith('text/html') === true;

/** Astro's page, not yet compressed. */
export async function plainPage(source: Response): Promise<ReadyPage> {
  const fields = headersOf(source);
  const body = Buffer.from(await source.arrayBuffer());
  fields['content-type'] = 'text/html; charset=utf-8';
  return { status: source.status, fields, body };
}

/**
 * Compresses a page if its client takes that. Only on demand: the size of a compressed page would
 * leak information about any secret in it.
 */
export function compressPage(page: ReadyPage, request: IncomingMessage): ReadyPage {
  const fields: ReadyPage['fields'] = { ...page.fields, vary: 'Accept-Encoding' };
  const takes = encodingsFor(request.headers['accept-encoding']);
  const encoding = page.gzip && takes.includes('gzip') ? 'gzip' : takes.find(isCompressor);
  if (!encoding) return { ...page, fields };
  fields['content-encoding'] = encoding;
  const body = encoding === 'gzip' && page.gzip ? page.gzip : compressors[encoding](page.body);
  return { status: page.status, fields, body };
}

export function sendReady({ status, fields, body }: ReadyPage, response: ServerResponse): void {
  response.writeHead(status, { ...fields, 'content-length': body.length }).end(body);
}

/** Sends Astro's response. */
export async function sendResponse(
  source: Response,
  { request, response }: Exchange,
  compress: boolean,
): Promise<void> {
  if (isPage(source)) {
    const page = await plainPage(source);
    return sendReady(compress ? compressPage(page, request) : page, response);
  }
  response.writeHead(source.status, headersOf(source));
  if (source.body) await pipeline(Readable.fromWeb(source.body as never), response);
  else response.end();
}
