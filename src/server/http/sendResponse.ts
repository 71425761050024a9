import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Exchange } from './exchange.ts';
import { encodingsFor } from './files/negotiate.ts';

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
export async function sendResponse(
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
