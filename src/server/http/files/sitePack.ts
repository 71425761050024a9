import { openSync, readFileSync, readSync } from 'node:fs';

/** Position and length of a file in the pack, and its entity tag. */
export type PackEntry = readonly [offset: number, length: number, etag: string];

export interface SitePack {
  /** By name in the built site, compressed copies included. */
  entries: ReadonlyMap<string, PackEntry>;
  /** Reads a file into the end of `target`. */
  read(entry: PackEntry, target: Buffer): void;
}

export const packFiles = (folder: string) => ({
  content: `${folder}/site.pack`,
  index: `${folder}/site.json`,
});

/**
 * Opens the pack of a release. It stays open, so it remains readable even after the release is
 * removed.
 */
export function openSitePack(folder: string): SitePack {
  const { content, index } = packFiles(folder);
  const file = openSync(content, 'r');
  return {
    entries: new Map(Object.entries<PackEntry>(JSON.parse(readFileSync(index, 'utf8')))),
    read([offset, length], target) {
      const start = target.length - length;
      for (let done = 0; done < length; ) {
        const read = readSync(file, target, start + done, length - done, offset + done);
        if (read === 0) throw new Error('The packed site is shorter than its index says');
        done += read;
      }
    },
  };
}
