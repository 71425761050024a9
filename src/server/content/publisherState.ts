import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** How the publisher is reached, in a folder that only the site's programs read. */
interface Publisher {
  address: string;
  key: string;
}

/** It touches its file every five seconds. */
const awayMilliseconds = 20_000;

export const publisherFile = (releases: string) => join(releases, 'publisher.json');

/** Where releases lie; undefined where nobody replaces the one that is served. */
export function releasesFolder(own: string | undefined, release: string | undefined) {
  if (own) return own;
  const around = release && join(release, '../..');
  return around && existsSync(join(around, 'current')) ? around : undefined;
}

/** The publisher, unless it is away. */
export function findPublisher(releases: string | undefined): Publisher | undefined {
  if (!releases) return undefined;
  try {
    const file = publisherFile(releases);
    if (Date.now() - statSync(file).mtimeMs > awayMilliseconds) return undefined;
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
