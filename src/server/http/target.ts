import { paths } from '../../site/paths.ts';

export interface Target {
  path: string;
  /** Query with its question mark, or an empty string. */
  search: string;
}

const maxLength = 4096;
/** What nearly every path looks like: nothing to decode, nothing to suspect. */
const plain = /^(?:\/[\w-][\w.-]*)*\/?$/;
/** Backslashes and null bytes in disguise. */
const disguised = /%(?:5c|00)/i;
/** Slashes too, but for the name of a product: the page that knows none says so with that name. */
const encodedSlash = /%2f/i;
const asksByName = new RegExp(`^${paths.instruments}/`);
const unprintable = /[\\\p{Cc}]/u;
const dotSegment = /\/\.{1,2}(?:\/|$)/;

/** Splits a request target, or returns undefined for one that no page can have. */
export function parseTarget(url: string | undefined): Target | undefined {
  if (!url?.startsWith('/') || url.startsWith('//') || url.length > maxLength) return undefined;
  const mark = url.indexOf('?');
  const raw = mark === -1 ? url : url.slice(0, mark);
  const search = mark === -1 ? '' : url.slice(mark);
  if (plain.test(raw)) return { path: raw, search };
  if (disguised.test(raw)) return undefined;
  const whole = asksByName.test(raw) ? raw.replaceAll(/%2f/gi, '%252F') : raw;
  if (encodedSlash.test(whole)) return undefined;
  try {
    const path = decodeURIComponent(whole);
    for (const read of [path, decodeURIComponent(raw)])
      if (unprintable.test(read) || dotSegment.test(read)) return undefined;
    return { path, search };
  } catch {
    return undefined;
  }
}
