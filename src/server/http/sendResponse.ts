import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Exchange } from './exchange.ts';

const compressed = promisify(gzip);

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
    if (/\bgzip\b/.test(String(request.headers['accept-encoding']))) {
      fields['content-encoding'] = 'gzip';
      body = await compressed(body);
    }
  }
  fields['content-length'] = String(body.length);
  response.writeHead(source.status, fields).end(body);
}
