import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { entityTag } from '../../src/server/http/files/entityTag.ts';
import { type PackEntry, packFiles } from '../../src/server/http/files/sitePack.ts';
import { filesIn } from './filesIn.ts';

/** Packs the built site into one file, from which the server reads on request. */
export function packSite(root: string, folder: string): void {
  const { content, index } = packFiles(folder);
  const entries: Record<string, PackEntry> = {};
  let offset = 0;
  const file = openSync(content, 'w');
  for (const path of filesIn(root)) {
    const body = readFileSync(path);
    entries[relative(root, path).split(sep).join('/')] = [offset, body.length, entityTag(body)];
    for (let done = 0; done < body.length; ) done += writeSync(file, body, done);
    offset += body.length;
  }
  closeSync(file);
  writeFileSync(index, JSON.stringify(entries));
}
