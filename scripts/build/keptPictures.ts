import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSitePack } from '../../src/server/http/files/sitePack.ts';
import { releasesIn } from './releases.ts';

/**
 * The renders in the sizes and formats the site serves: encoding them takes half a minute. Named
 * after what they were made from, so a changed render or setting is encoded anew by the build.
 */
const kept = 'art/encoded';
/** Astro's name: the render's, a hash of its content, one of size and format. */
const encoded = /^_astro\/.+\.[\w-]{8}_[\w-]+\.(avif|webp)$/;
/** Where Astro looks before it encodes a picture. */
const cache = 'node_modules/.astro/assets';

/** Spares the first build of a clone what is kept in the repository. */
export function restorePictures(): void {
  if (!existsSync(kept)) return;
  mkdirSync(cache, { recursive: true });
  const there = new Set(readdirSync(cache));
  for (const name of readdirSync(kept))
    if (!there.has(name)) copyFileSync(join(kept, name), join(cache, name));
}

/** Keeps exactly the pictures of the current release. */
export function keepPictures(): void {
  const release = releasesIn().current();
  if (!release) throw new Error('No release found: run npm run build');
  const { entries, read } = openSitePack(release);
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept);
  for (const [path, entry] of entries) {
    if (!encoded.test(path)) continue;
    const picture = Buffer.alloc(entry[1]);
    read(entry, picture);
    writeFileSync(join(kept, path.slice('_astro/'.length)), picture);
  }
}
