/**
 * What a cache in front of the server may keep, as CDNs (RFC 9213) and nginx (X-Accel-Expires) read
 * it. Only files of the built site, which are the same for everybody; `Cache-Control` goes on telling
 * browsers to ask again.
 */

/** How long a cache serves a page before it asks again, by ETag: an update shows within a minute. */
const pageSeconds = 60;
const daySeconds = 86_400;

/** For whatever is answered to one visitor. A cache that knows none of these has Cache-Control. */
const forNobodyElse = { 'CDN-Cache-Control': 'no-store', 'X-Accel-Expires': '0' };

/** Shown instead of another page, whose address must not keep it. */
const errorPage = /^\/(?:404|429|500|503)$/;

export interface Edge {
  /** Sent with every answer but those of built files. */
  personal: Readonly<Record<string, string>>;
  /** Sent with the built file at an address. */
  built: (address: string, isImmutable: boolean) => Readonly<Record<string, string>>;
}

/** Without a cache in front nothing is said to one. */
export const noEdge: Edge = { personal: {}, built: () => ({}) };

/** `release` is the tag of all its files, by which a CDN drops them at once. */
export function edgeOf(release: string): Edge {
  return {
    personal: forNobodyElse,
    built(address, isImmutable) {
      if (errorPage.test(address)) return forNobodyElse;
      const seconds = isImmutable ? 365 * daySeconds : pageSeconds;
      return {
        'CDN-Cache-Control': `public, max-age=${seconds}, stale-while-revalidate=${pageSeconds}, stale-if-error=${daySeconds}`,
        'X-Accel-Expires': String(seconds),
        // Fastly and Varnish read the one, Cloudflare and others the other.
        'Surrogate-Key': release,
        'Cache-Tag': release,
      };
    },
  };
}
