import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { entityTag } from '../../src/server/http/files/entityTag.ts';
import { type PackEntry, packFiles } from '../../src/server/http/files/sitePack.ts';
import { filesIn } from './filesIn.ts';

/** Packs the built site and its compressed copies into one file, from which the server reads. */
export async function packSite(
  root: string,
  folder: string,
  copies: Promise<ReadonlyMap<string, Uint8Array>> = Promise.resolve(new Map()),
): Promise<void> {
  const { content, index } = packFiles(folder);
  const entries: Record<string, PackEntry> = {};
  let offset = 0;
  const file = openSync(content, 'w');
  function add(path: string, body: Uint8Array): void {
    entries[relative(root, path).split(sep).join('/')] = [offset, body.length, entityTag(body)];
    for (let done = 0; done < body.length; ) done += writeSync(file, body, done);
    offset += body.length;
  }
  for (const path of filesIn(root)) add(path, await readFile(path));
  for (const [path, body] of await copies) add(path, body);
  closeSync(file);
  writeFileSync(index, JSON.stringify(entries));
}
