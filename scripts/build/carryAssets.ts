import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { openSitePack } from '../../src/server/http/sitePack.ts';
import { filesIn } from './filesIn.ts';

/** Scripts, styles and pictures, named after their content. */
const assets = '_astro';
const listIn = (release: string) => join(release, 'assets.json');

/**
 * Adds the assets of the release before to a built site: a page that was opened before the switch
 * still asks for them. The release notes which are its own, so that none is carried twice.
 */
export function carryAssets(client: string, release: string, before: string | undefined): void {
  const own = filesIn(join(client, assets)).map((path) =>
    relative(client, path).split(sep).join('/'),
  );
  writeFileSync(listIn(release), JSON.stringify(own));
  if (!before || !existsSync(listIn(before))) return;
  const { entries, read } = openSitePack(before);
  const names: string[] = JSON.parse(readFileSync(listIn(before), 'utf8'));
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
