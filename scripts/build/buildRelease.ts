import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { searchIndexPath } from '../../src/search/searchIndexPath.ts';
import { readJobs } from '../../src/server/careers/jobs.ts';
import { detectionSources } from '../../src/server/detection/detectionFiles.ts';
import { parseEnv } from '../../src/server/env.ts';
import { readOrderCatalogue } from '../../src/server/quotes/readOrderCatalogue.ts';
import { type Release, releaseFiles } from '../../src/server/release.ts';
import { orderCataloguePath } from '../../src/site/orderCataloguePath.ts';
import { typesettingSources } from '../../src/typeset/typesettingFiles.ts';
import { buildStamp } from './buildStamp.ts';
import { bundleServer, commandScripts, nativePackages } from './bundleServer.ts';
import { carryAssets } from './carryAssets.ts';
import { compress } from './compress.ts';
import { copyPackages } from './copyPackages.ts';
import { filesIn } from './filesIn.ts';
import { restorePictures } from './keptPictures.ts';
import { lockBuild } from './lockBuild.ts';
import { packSite } from './packSite.ts';
import { releasesIn } from './releases.ts';
import { writeSearchIndex } from './search/writeSearchIndex.ts';

/** A build works here until it is finished. The next build removes leftovers. */
const work = 'dist/work';
const astroOutput = join(work, 'astro');

/** Vitest sets these for its tests, and Astro would take them for its own. */
const ofVitest = ['DEV', 'PROD', 'MODE', 'SSR', 'BASE_URL'];

/** Room for what rendering leaves behind, which is otherwise collected hundreds of times. */
const heap = ['--min-semi-space-size=128', '--max-semi-space-size=128'];

async function runAstro(): Promise<void> {
  const own = Object.entries(process.env).filter(([name]) => !ofVitest.includes(name));
  const command = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', astroOutput];
  const astro = spawn(process.execPath, [...heap, ...command], {
    stdio: 'inherit',
    env: {
      ...Object.fromEntries(own),
      // A build started by a test must not be one for tests.
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  const [status] = await once(astro, 'exit');
  if (status !== 0) throw new Error("The build failed; see Astro's output above.");
}

/** Syncs all files to disk before they become a release. */
function flush(folder: string): void {
  for (const path of filesIn(folder)) {
    const file = openSync(path, 'r+');
    fsyncSync(file);
    closeSync(file);
  }
}

const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** What comes from the sources alone, while Astro uses one processor. */
function readSources(folder: string): void {
  const files = releaseFiles(folder);
  mkdirSync(folder, { recursive: true });
  writeJson(files.orderCatalogue, readOrderCatalogue());
  writeJson(files.jobs, readJobs());
}

/** Adds what else the server and the operator's commands need besides Node. */
async function assemble(folder: string): Promise<void> {
  const client = join(astroOutput, 'client');
  const files = releaseFiles(folder);
  // Takes a processor of its own, beside what follows.
  const bundling = bundleServer(join(astroOutput, 'server/entry.mjs'), join(folder, 'server'));
  console.log(`Indexed ${await writeSearchIndex(client)} pages for the search.`);
  copyFileSync(join(client, searchIndexPath), files.searchIndex);
  mkdirSync(join(client, dirname(orderCataloguePath)), { recursive: true });
  copyFileSync(files.orderCatalogue, join(client, orderCataloguePath));
  carryAssets(client, folder, releasesIn().current());
  console.log('Compressing…');
  await packSite(client, folder, compress(client));
  const removing = rm(client, { recursive: true });
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
  await Promise.all([bundling, removing]);
  copyPackages(nativePackages, folder);
  writeJson(join(folder, 'package.json'), {
    name: 'site-release',
    private: true,
    type: 'module',
    scripts: commandScripts,
  });
}

interface Options {
  /** Does nothing if a release is up to date, perhaps one a concurrent build has just made. */
  onlyWhenStale?: boolean;
}

/** Builds the site in a separate folder, then switches to it atomically. */
export async function buildRelease({ onlyWhenStale = false }: Options = {}): Promise<void> {
  mkdirSync('dist', { recursive: true });
  const unlock = lockBuild('dist/build.lock');
  try {
    const stamp = buildStamp();
    if (onlyWhenStale && releasesIn().use(stamp)) return;
    rmSync(work, { recursive: true, force: true });
    const builtAt = new Date().toISOString();
    const folder = join(work, `${builtAt.replace(/\W/g, '')}-${stamp.slice(0, 12)}`);
    restorePictures();
    const pages = runAstro();
    try {
      readSources(folder);
    } finally {
      await pages;
    }
    await assemble(folder);
    const release: Release = {
      // If sources changed during the build, the release matches no version of them.
      stamp: buildStamp() === stamp ? stamp : null,
      siteUrl: parseEnv(process.env).SITE_URL,
      builtAt,
    };
    writeJson(releaseFiles(folder).release, release);
    flush(folder);
    releasesIn().add(folder);
    rmSync(work, { recursive: true, force: true });
  } finally {
    unlock();
  }
}
