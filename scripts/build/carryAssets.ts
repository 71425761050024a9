import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { openSitePack } from '../../src/server/http/files/sitePack.ts';
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
  const { entries, read } = openSitePack(previous);
  const names: string[] = JSON.parse(readFileSync(listIn(previous), 'utf8'));
  for (const name of names) {
    const entry = entries.get(name);
    const path = join(client, name);
    if (!entry || existsSync(path)) continue;
    const content = Buffer.alloc(entry[1]);
    read(entry, content);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
