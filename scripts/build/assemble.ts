import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJobs } from '../../src/server/careers/jobs.ts';
import { readRedirects } from '../../src/server/content/redirects.ts';
import { readContent } from '../../src/server/content/releasedContent.ts';
import { detectionSources } from '../../src/server/detection/detectionFiles.ts';
import { readOrderCatalogue } from '../../src/server/quotes/readOrderCatalogue.ts';
import { releaseFiles } from '../../src/server/release.ts';
import { orderCataloguePath, searchIndexPath } from '../../src/site/pageAddresses.ts';
import { typesettingSources } from '../../src/typeset/typesettingFiles.ts';
import {
  bundlePages,
  bundleServer,
  commandScripts,
  copyPackages,
  nativePackages,
} from './bundleServer.ts';
import { carryAssets } from './carryAssets.ts';
import { compress } from './compress.ts';
import { releasesIn, writeJson } from './releases.ts';
import { writeSearchIndex } from './search/writeSearchIndex.ts';

/** What comes from the sources alone, while Astro uses one processor. */
async function readSources(folder: string): Promise<void> {
  const files = releaseFiles(folder);
  mkdirSync(folder, { recursive: true });
  writeJson(files.orderCatalogue, readOrderCatalogue());
  writeJson(files.jobs, readJobs());
  writeJson(files.content, readContent());
  writeJson(files.redirects, readRedirects());
  await bundleServer(dirname(files.pages));
}

/**
 * Adds to the pages, once they are built, what else the server and the operator's commands need
 * besides Node.
 */
export async function assemble(
  folder: string,
  astroOutput: string,
  pagesBuilt: Promise<boolean>,
): Promise<void> {
  await readSources(folder);
  if (!(await pagesBuilt)) throw new Error("The build failed; see Astro's output above.");
  const client = join(astroOutput, 'client');
  const files = releaseFiles(folder);
  // Takes a processor of its own, beside what follows.
  const bundling = bundlePages(join(astroOutput, 'server/entry.mjs'), dirname(files.pages));
  console.log(`Indexed ${await writeSearchIndex(client)} pages for the search.`);
  copyFileSync(join(client, searchIndexPath), files.searchIndex);
  mkdirSync(join(client, dirname(orderCataloguePath)), { recursive: true });
  copyFileSync(files.orderCatalogue, join(client, orderCataloguePath));
  carryAssets(client, folder, releasesIn().current());
  console.log('Compressing…');
  await compress(client);
  renameSync(client, files.site);
  copyFileSync(join(astroOutput, 'policies.json'), files.policies);
  mkdirSync(dirname(files.detection.trunk));
  copyFileSync(detectionSources.trunk, files.detection.trunk);
  copyFileSync(detectionSources.maps, files.detection.maps);
  copyFileSync(detectionSources.look, files.detection.look);
  copyFileSync(detectionSources.runtime, files.detection.runtime);
  mkdirSync(dirname(files.printing.compiler));
  copyFileSync(typesettingSources.compiler, files.printing.compiler);
  for (const [index, font] of files.printing.fonts.entries())
    copyFileSync(typesettingSources.fonts[index] ?? '', font);
  await bundling;
  copyPackages(nativePackages, folder);
  writeJson(join(folder, 'package.json'), {
    name: 'site-release',
    private: true,
    type: 'module',
    scripts: commandScripts,
  });
}
