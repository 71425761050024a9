import type { ReadyPage } from './sendResponse.ts';

/**
 * Keeps pages that are the same for everyone, up to so many bytes. Those not asked for longest are
 * dropped first. A server has one release, so nothing kept ever goes out of date.
 */
export function createKeptPages(maxBytes: number) {
  const pages = new Map<string, ReadyPage>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= pages.get(key)?.body.length ?? 0;
    pages.delete(key);
  }

  return {
    find(key: string): ReadyPage | undefined {
      const page = pages.get(key);
      if (page) {
        // Moves it to the end: it is the one asked for last.
        pages.delete(key);
        pages.set(key, page);
      }
      return page;
    },
    keep(key: string, page: ReadyPage): void {
      drop(key);
      pages.set(key, page);
      bytes += page.body.length;
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
