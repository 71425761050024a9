import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { releasesIn } from '../../scripts/build/releases.ts';
import { openSitePack } from '../../src/server/http/files/sitePack.ts';

/** The files in the current release's site pack by name, including compressed copies. */
export function openBuiltSite(dist = 'dist') {
  const release = releasesIn(dist).current();
  if (!release) throw new Error('No release found: run npm run build');
  const { entries, read } = openSitePack(release);

  function content(name: string): Buffer {
    const entry = entries.get(name);
    if (!entry) throw new Error(`${name} is not part of the built site`);
    const bytes = Buffer.alloc(entry[1]);
    read(entry, bytes);
    return bytes;
  }

  return {
    names: [...entries.keys()],
    content,
    /** Extracts them to a folder for programs that cannot read the pack. */
    unpack(folder: string): void {
      for (const name of entries.keys()) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), content(name));
      }
    },
  };
}
