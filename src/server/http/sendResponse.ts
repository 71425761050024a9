import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Exchange } from './exchange.ts';
import { encodingsFor } from './negotiate.ts';

const { BROTLI_PARAM_QUALITY } = constants;
/** Better than gzip at about the same time, 2 ms for a large page. */
const quick = { params: { [BROTLI_PARAM_QUALITY]: 5 } };
const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, quick),
  gzip: (body: Buffer) => promisify(gzip)(body),
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
 * Sends Astro's response. Pages go out in one piece; downloads are streamed. Compression is opt-in:
 * the size of a compressed page would leak information about any secret in it.
 */
export async function sendResponse(
  source: Response,
  { request, response }: Exchange,
  compress: boolean,
): Promise<void> {
  const fields = headersOf(source);
  if (!source.body) {
    response.writeHead(source.status, fields).end();
    return;
  }
  if (!source.headers.get('content-type')?.startsWith('text/html')) {
    response.writeHead(source.status, fields);
    await pipeline(Readable.fromWeb(source.body as never), response);
    return;
  }
  let body = Buffer.from(await source.arrayBuffer());
  fields['content-type'] = 'text/html; charset=utf-8';
  if (compress) {
    fields.vary = 'Accept-Encoding';
    const encoding = encodingsFor(request.headers['accept-encoding']).find(isCompressor);
    if (encoding) {
      fields['content-encoding'] = encoding;
      body = await compressors[encoding](body);
    }
  }
  fields['content-length'] = String(body.length);
  response.writeHead(source.status, fields).end(body);
}
