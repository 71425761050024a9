import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Representation, StaticFile } from './files.ts';
import { encodingsFor } from './negotiate.ts';

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

interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a Range header with a single range. Several ranges, or an invalid header, get the whole
 * file.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end };
}

/** The headers of a file for an answer that no cache may take for it. */
function uncacheable(headers: readonly string[]): string[] {
  const names = headers.filter((_, index) => index % 2 === 0);
  const kept = names.flatMap((name, index) =>
    /cache|accel|surrogate/i.test(name) ? [] : [name, headers[2 * index + 1] ?? ''],
  );
  return [...kept, 'Cache-Control', 'no-store'];
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
    response.writeHead(416, [...uncacheable(headers), ...size]).end();
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
): void {
  const chosen = chooseRepresentation(file, request.headers['accept-encoding']?.toString());
  if (matchesTag(request.headers['if-none-match'], chosen.etag)) {
    response.writeHead(304, [...chosen.headers]).end();
    return;
  }
  if (file.rangeable && request.headers.range && sendRange(request, response, chosen)) return;
  response.writeHead(200, [...chosen.headers, 'Content-Length', `${chosen.length}`]);
  response.end(request.method === 'HEAD' ? undefined : chosen.body());
}

/**
 * Sends an error page. Headers of the route that found nothing stay as they are: below the inbox
 * nothing is stored, and what is not stored is not compressed either.
 */
export function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  status: number,
): void {
  const isPrivate = response.getHeader('Cache-Control') === 'no-store';
  const accepted = isPrivate ? undefined : request.headers['accept-encoding']?.toString();
  const { headers, length, body } = chooseRepresentation(file, accepted);
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    const isOwn = isPrivate && response.hasHeader(name) && name !== 'Content-Security-Policy';
    if (!isOwn && name !== 'ETag') response.setHeader(name, value);
  }
  response.writeHead(status, { 'Content-Length': length });
  response.end(request.method === 'HEAD' ? undefined : body());
}
