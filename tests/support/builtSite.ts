import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasesIn } from '../../scripts/build/releases.ts';
import { siteIn } from '../../src/server/http/files/site.ts';
import { releaseFiles } from '../../src/server/release.ts';

/** The files of the current release's site by name, including compressed copies. */
export function openBuiltSite(dist = 'dist') {
  const release = releasesIn(dist).current();
  if (!release) throw new Error('No release found: run npm run build');
  const folder = releaseFiles(release).site;
  return {
    folder,
    names: [...siteIn(folder).keys()],
    content: (name: string) => readFileSync(join(folder, name)),
  };
}
