import type { IncomingMessage, ServerResponse } from 'node:http';

import { paths } from '../../site/paths.ts';

export interface Target {
  path: string;
  /** Query with its question mark, or an empty string. */
  search: string;
}

const maxLength = 4096;
/** What nearly every path looks like: nothing to decode or check. */
const plain = /^(?:\/[\w-][\w.-]*)*\/?$/;
/** Encoded backslashes and null bytes. */
const encodedForbidden = /%(?:5c|00)/i;
/** PostgreSQL cannot even compare text with a null byte, and no page has a use for one. */
const nullByte = '%00';
/**
 * Encoded slashes are rejected too, except in a product's name: the page for unknown products
 * repeats that name.
 */
const encodedSlash = /%2f/i;
const belowInstruments = new RegExp(`^${paths.instruments}/`);
const unprintable = /[\\\p{Cc}]/u;
const dotSegment = /\/\.{1,2}(?:\/|$)/;

/** Parses a request target; undefined if no page could have it. */
export function parseTarget(url: string | undefined): Target | undefined {
  if (!url?.startsWith('/') || url.startsWith('//') || url.length > maxLength) return undefined;
  const mark = url.indexOf('?');
  const raw = mark === -1 ? url : url.slice(0, mark);
  const search = mark === -1 ? '' : url.slice(mark);
  if (search.includes(nullByte)) return undefined;
  if (plain.test(raw)) return { path: raw, search };
  if (encodedForbidden.test(raw)) return undefined;
  const escaped = belowInstruments.test(raw) ? raw.replaceAll(/%2f/gi, '%252F') : raw;
  if (encodedSlash.test(escaped)) return undefined;
  try {
    const path = decodeURIComponent(escaped);
    for (const read of [path, decodeURIComponent(raw)])
      if (unprintable.test(read) || dotSegment.test(read)) return undefined;
    return { path, search };
  } catch {
    return undefined;
  }
}

const absoluteForm = /^https?:\/\/([^/?#]+)(.*)$/i;

/**
 * Clients of proxies ask for full addresses, which every server must accept (RFC 9112, 3.2.2). The
 * host in it counts, whatever the Host header says.
 */
export function toOriginForm(request: IncomingMessage): void {
  const [, host, rest = ''] = absoluteForm.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  if (request.headers.host !== undefined) request.headers.host = host;
}

/** A request, its response, and what has been worked out about them. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  target: Target;
  requestId: string;
  clientAddress: string;
}

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Browsers that navigate ask for HTML; scripts ask for JSON or for anything. */
export const wantsPage = ({ headers: { accept = '' } }: IncomingMessage) =>
  accept.includes('text/html') && !accept.includes('application/json');
