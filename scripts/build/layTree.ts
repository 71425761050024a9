import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { sources } from './buildStamp.ts';
import { filesIn } from './filesIn.ts';

/** By path, the content of files that stand for those of the checkout; null: there is none. */
export type Laid = ReadonlyMap<string, string | Uint8Array | null>;

/** What a build reads, and the scripts that run it. */
const copied = [
  ...sources.filter((name) => !name.startsWith('scripts/')),
  'scripts',
  'package.json',
];

function isSame(source: string, copy: string): boolean {
  const given = statSync(source);
  const made = statSync(copy, { throwIfNoEntry: false });
  return made?.size === given.size && Math.abs(made.mtimeMs - given.mtimeMs) < 1;
}

function copy(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
  const { atime, mtime } = statSync(source);
  utimesSync(target, atime, mtime);
}

function write(target: string, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  if (existsSync(target) && readFileSync(target).equals(bytes)) return;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
}

/**
 * Makes a folder that is the checkout with texts laid over it, for a build or a preview: the checkout
 * itself stays as its developers left it. What is the same already is not touched.
 */
export function layTree(folder: string, laid: Laid, links: Readonly<Record<string, string>>): void {
  for (const [name, target] of Object.entries(links)) {
    const link = join(folder, name);
    mkdirSync(dirname(link), { recursive: true });
    if (existsSync(link)) continue;
    mkdirSync(target, { recursive: true });
    symlinkSync(resolve(target), link, 'junction');
  }
  const files = new Set(copied.flatMap(filesIn));
  for (const path of files)
    if (!laid.has(path) && !isSame(path, join(folder, path))) copy(path, join(folder, path));
  for (const [path, content] of laid) if (content !== null) write(join(folder, path), content);
  for (const there of copied.map((name) => join(folder, name)).filter((name) => existsSync(name)))
    for (const path of filesIn(there)) {
      const name = relative(folder, path);
      if (laid.has(name) ? laid.get(name) === null : !files.has(name)) rmSync(path);
    }
}
