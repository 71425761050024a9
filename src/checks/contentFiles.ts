import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from './checkContent.ts';

const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );

/** The content and the pictures of a checkout. */
export function contentFiles(source = 'src'): Sources {
  const folder = join(source, 'content');
  const names = namesIn(folder).filter((name) => /\.(yaml|md)$/.test(name));
  return {
    texts: new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
    assets: new Set(namesIn(join(source, 'assets'))),
  };
}
