import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { releaseFiles } from '../../src/server/release.ts';
import { filesIn } from './filesIn.ts';

/** Scripts, styles and pictures, with content hashes in their names. */
const assets = '_astro';
const listIn = (release: string) => join(release, 'assets.json');

/**
 * Adds the assets of the previous release to a built site, because pages opened before the switch
 * still request them. Each release lists its own assets, so that none is carried over twice.
 */
export function carryAssets(client: string, release: string, previous: string | undefined): void {
  const own = filesIn(join(client, assets)).map((path) =>
    relative(client, path).split(sep).join('/'),
  );
  writeFileSync(listIn(release), JSON.stringify(own));
  if (!previous || !existsSync(listIn(previous))) return;
  const names: string[] = JSON.parse(readFileSync(listIn(previous), 'utf8'));
  for (const name of names) {
    const carried = join(releaseFiles(previous).site, name);
    const path = join(client, name);
    if (!existsSync(carried) || existsSync(path)) continue;
    mkdirSync(dirname(path), { recursive: true });
    copyFileSync(carried, path);
  }
}
