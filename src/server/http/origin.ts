import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something comes from a page of this site. Browsers always say
 * where it comes from; a client that does not is no browser and carries no user's session.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  try {
    return new URL(headers.origin).host === headers.host?.toLowerCase();
  } catch {
    return false;
  }
}
