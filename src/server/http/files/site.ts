import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { encoders } from './encoders.ts';

/** Reads the files of a built site, each by its name. Compressed copies are files of their own. */
export type Site = ReadonlyMap<string, () => Buffer>;

/** The site in a folder. */
export function siteIn(folder: string): Site {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((path) => [relative(folder, path).split(sep).join('/'), () => readFileSync(path)]),
  );
}

/** A site of one page with its compressed copies, the way a build leaves them in a folder. */
export async function siteOfPage(name: string, html: string): Promise<Site> {
  const body = Buffer.from(html);
  const copies = Object.entries(encoders).map(async ([suffix, encode]) => {
    const copy = await encode(body, true);
    return [name + suffix, () => copy] as const;
  });
  return new Map([[name, () => body], ...(await Promise.all(copies))]);
}
