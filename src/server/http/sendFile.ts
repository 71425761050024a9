import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Representation, StaticFile } from './files.ts';
import { encodingsFor } from './negotiate.ts';
import { parseRange } from './range.ts';

function choose(file: StaticFile, acceptEncoding: string | undefined): Representation {
  for (const encoding of encodingsFor(acceptEncoding)) {
    const found = file.representations[encoding];
    if (found) return found;
  }
  return file.representations.identity;
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}

/** Answers GET and HEAD for a file held in memory. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  status = 200,
): void {
  const { headers } = request;
  const chosen = choose(file, headers['accept-encoding'] as string | undefined);
  if (status === 200 && matches(headers['if-none-match'], chosen.etag)) {
    response.writeHead(304, [...chosen.headers]).end();
    return;
  }
  const { body } = chosen;
  const ranges = status === 200 && file.rangeable ? ['Accept-Ranges', 'bytes'] : [];
  const whole = !headers['if-range'] || headers['if-range'] === chosen.etag;
  const range = ranges.length > 0 && whole ? parseRange(headers.range, body.length) : undefined;

  if (range === 'unsatisfiable') {
    const size = ['Content-Range', `bytes */${body.length}`, 'Content-Length', '0'];
    response.writeHead(416, [...chosen.headers, ...ranges, ...size]).end();
    return;
  }
  const part = range ? body.subarray(range.start, range.end + 1) : body;
  const extra = range ? ['Content-Range', `bytes ${range.start}-${range.end}/${body.length}`] : [];
  response.writeHead(range ? 206 : status, [
    ...chosen.headers,
    ...ranges,
    ...extra,
    'Content-Length',
    String(part.length),
  ]);
  response.end(request.method === 'HEAD' ? undefined : part);
}
