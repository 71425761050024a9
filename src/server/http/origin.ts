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

const cacheSize = 100;
const maxPort = 65_535;

/**
 * Checks whether a Host header names this site. A name without a port allows every port.
 * Runs on every request, and few headers differ, so the results are cached.
 */
export function hostCheck(allowed: readonly string[]): (host: string | undefined) => boolean {
  const names = new Set(allowed.map((name) => name.toLowerCase()));
  const answers = new Map<string, boolean>();
  return (host) => {
    if (!host) return false;
    const known = answers.get(host);
    if (known !== undefined) return known;
    const name = host.toLowerCase();
    const [, bare = name, port = '0'] = /^(.*):(\d{1,5})$/.exec(name) ?? [];
    const answer = names.has(name) || (names.has(bare) && Number(port) <= maxPort);
    if (answers.size < cacheSize) answers.set(host, answer);
    return answer;
  };
}

export function allowedHosts(siteUrl: string, configured: readonly string[] | undefined) {
  return configured ?? ['localhost', '127.0.0.1', '[::1]', new URL(siteUrl).host];
}
