import { createHash, type Hash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { filesIn } from './filesIn.ts';

const file = 'dist/.stamp';
/** What a build depends on. */
const sources = [
  'src',
  'public',
  'astro.config.ts',
  'package-lock.json',
  'scripts/bundleServer.ts',
  'scripts/compress.ts',
  'scripts/filesIn.ts',
  'scripts/packSite.ts',
  'scripts/search',
];
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Adds a file through one small buffer: whole pictures would stay in the server's memory. */
function addFile(hash: Hash, name: string, buffer: Buffer): void {
  const file = openSync(name, 'r');
  for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer))
    hash.update(buffer.subarray(0, size));
  closeSync(file);
}

/** A fingerprint of everything a build reads, its one setting included. */
export function buildStamp(): string {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  const buffer = Buffer.allocUnsafe(64 * 1024);
  for (const name of sources.flatMap(filesIn).filter((path) => !isTest(path)))
    addFile(hash.update(name), name, buffer);
  return hash.digest('hex');
}

export const writeStamp = (stamp: string) => writeFileSync(file, stamp);

export const isBuilt = () => existsSync(file) && readFileSync(file, 'utf8') === buildStamp();
