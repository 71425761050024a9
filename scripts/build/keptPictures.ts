import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { releaseFiles } from '../../src/server/release.ts';
import { releasesIn } from './releases.ts';

/**
 * The renders in the sizes and formats the site serves: encoding them takes half a minute. Named
 * after what they were made from, so a changed render or setting is encoded anew by the build.
 */
const kept = 'art/encoded';
/** Astro's name for them: the render's, a hash of its content, one of size and format. */
const encoded = /^.+\.[\w-]{8}_[\w-]+\.(avif|webp)$/;
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
  const assets = join(releaseFiles(release).site, '_astro');
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept);
  for (const name of readdirSync(assets))
    if (encoded.test(name)) copyFileSync(join(assets, name), join(kept, name));
}
