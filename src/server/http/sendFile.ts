import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Representation, StaticFile } from './files.ts';
import { encodingsFor } from './negotiate.ts';
import { parseRange } from './range.ts';

export function chooseRepresentation(
  file: StaticFile,
  acceptEncoding: string | undefined,
): Representation {
  for (const encoding of encodingsFor(acceptEncoding)) {
    const found = file.represent(encoding);
    if (found) return found;
  }
  return file.represent('identity') as Representation;
}

export function matchesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}

/** Sends the requested part of a file. False if the whole file should be sent instead. */
function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  { body, length, etag, headers }: Representation,
): boolean {
  const condition = request.headers['if-range'];
  if (condition && condition !== etag) return false;
  const range = parseRange(request.headers.range, length);
  if (!range) return false;
  if (range === 'unsatisfiable') {
    const size = ['Content-Range', `bytes */${length}`, 'Content-Length', '0'];
    response.writeHead(416, [...headers, ...size]).end();
    return true;
  }
  const extent = ['Content-Range', `bytes ${range.start}-${range.end}/${length}`];
  response.writeHead(206, [
    ...headers,
    ...extent,
    'Content-Length',
    `${range.end + 1 - range.start}`,
  ]);
  response.end(request.method === 'HEAD' ? undefined : body().subarray(range.start, range.end + 1));
  return true;
}

/** Answers GET and HEAD for a file of the built site. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  status = 200,
): void {
  const chosen = chooseRepresentation(
    file,
    request.headers['accept-encoding'] as string | undefined,
  );
  if (status === 200) {
    if (matchesTag(request.headers['if-none-match'], chosen.etag)) {
      response.writeHead(304, [...chosen.headers]).end();
      return;
    }
    if (file.rangeable && request.headers.range && sendRange(request, response, chosen)) return;
  }
  response.writeHead(status, [...chosen.headers, 'Content-Length', `${chosen.length}`]);
  response.end(request.method === 'HEAD' ? undefined : chosen.body());
}
