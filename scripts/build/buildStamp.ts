import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { defaultSiteUrl } from '../../src/server/env.ts';
import { filesIn } from './filesIn.ts';

/** What a build depends on. */
const sources = [
  'src',
  'public',
  'astro.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build',
  'scripts/commands',
];
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Reads through one small buffer: entire pictures would stay in the server's memory. */
function addFile(hash: Hash, name: string, buffer: Buffer): void {
  const file = openSync(name, 'r');
  for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer))
    hash.update(buffer.subarray(0, size));
  closeSync(file);
}

/** As the server parses it. An invalid one is reported elsewhere. */
function siteUrl(): string {
  const given = process.env.SITE_URL || defaultSiteUrl;
  return URL.canParse(given) ? new URL(given).origin : given;
}

/** A fingerprint of everything a build reads, including its one setting. */
export function buildStamp(): string {
  const hash = createHash('sha256').update(siteUrl());
  const buffer = Buffer.allocUnsafe(64 * 1024);
  for (const name of sources.flatMap(filesIn).filter((path) => !isTest(path)))
    addFile(hash.update(name), name, buffer);
  return hash.digest('hex');
}
