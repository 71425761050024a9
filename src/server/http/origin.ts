import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something comes from a page of this site. Browsers always say
 * where it comes from; a client that does not is no browser and carries no user's session. Where the
 * site's public address is HTTPS, a page loaded without TLS is not one of its pages: anybody on the
 * way could have written it.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  try {
    const { host, protocol } = new URL(headers.origin);
    const isPlain = protocol !== 'https:' && siteUrl.startsWith('https:');
    return host === headers.host?.toLowerCase() && !isPlain;
  } catch {
    return false;
  }
}

const maxPort = 65_535;

/** Checks whether a Host header names this site. A name without a port allows every port. */
export function hostCheck(allowed: readonly string[]): (host: string | undefined) => boolean {
  const names = new Set(allowed.map((name) => name.toLowerCase()));
  return (host = '') => {
    const name = host.toLowerCase();
    const [, bare = name, port = '0'] = /^(.*):(\d{1,5})$/.exec(name) ?? [];
    return names.has(name) || (names.has(bare) && Number(port) <= maxPort);
  };
}

export function allowedHosts(siteUrl: string, configured: readonly string[] | undefined) {
  return configured ?? ['localhost', '127.0.0.1', '[::1]', new URL(siteUrl).host];
}
