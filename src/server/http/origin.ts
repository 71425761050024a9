import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something was made by a page of this site. Browsers say so; a
 * client that says nothing is no browser and carries nobody's rights with it.
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
