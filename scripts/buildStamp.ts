import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from '../src/server/env.ts';

const file = 'dist/.stamp';
/** What the built pages depend on. The server's own code runs as it is and needs no build. */
const sources = [
  'src',
  'public',
  'astro.config.ts',
  'package-lock.json',
  'scripts/compress.ts',
  'scripts/search',
];
const isServerOnly = (path: string) =>
  path.startsWith(join('src', 'server')) || /\.test\.tsx?$/.test(path);

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => !isServerOnly(name))
    .sort();
}

/** A fingerprint of everything a build reads, its one setting included. */
export function buildStamp(): string {
  const hash = createHash('sha256').update(parseEnv(process.env).SITE_URL);
  for (const name of sources.flatMap(filesIn)) hash.update(name).update(readFileSync(name));
  return hash.digest('hex');
}

export const writeStamp = (stamp: string) => writeFileSync(file, stamp);

export const isBuilt = () => existsSync(file) && readFileSync(file, 'utf8') === buildStamp();
