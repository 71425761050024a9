export interface Target {
  path: string;
  /** Query with its question mark, or an empty string. */
  search: string;
}

const maxLength = 4096;
/** What nearly every path looks like: nothing to decode, nothing to suspect. */
const plain = /^(?:\/[\w-][\w.-]*)*\/?$/;
/** Slashes, backslashes and null bytes in disguise. */
const disguised = /%(?:2f|5c|00)/i;
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
  try {
    const path = decodeURIComponent(raw);
    if (unprintable.test(path) || dotSegment.test(path)) return undefined;
    return { path, search };
  } catch {
    return undefined;
  }
}
