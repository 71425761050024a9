import { spawnSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { searchIndexPath } from '../../src/search/searchIndex.ts';
import { readJobs } from '../../src/server/careers/jobs.ts';
import { parseEnv } from '../../src/server/env.ts';
import { type Release, releaseFiles } from '../../src/server/release.ts';
import { buildStamp } from './buildStamp.ts';
import { bundleServer, commandScripts, nativePackages } from './bundleServer.ts';
import { carryAssets } from './carryAssets.ts';
import { compress } from './compress.ts';
import { copyPackages } from './copyPackages.ts';
import { filesIn } from './filesIn.ts';
import { lockBuild } from './lockBuild.ts';
import { packSite } from './packSite.ts';
import { releasesIn } from './releases.ts';
import { writeSearchIndex } from './search/writeSearchIndex.ts';

/** Everything a build makes lies here until it is finished; the next build clears it away. */
const work = 'dist/work';
const astroOutput = join(work, 'astro');

function runAstro(): void {
  const command = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', astroOutput];
  const { status } = spawnSync(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error('The build failed; Astro says why above.');
}

/** Makes sure the disk has it all before anything calls it a release. */
function flush(folder: string): void {
  for (const path of filesIn(folder)) {
    const file = openSync(path, 'r+');
    fsyncSync(file);
    closeSync(file);
  }
}

const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/**
 * Gathers what the server and the operator's commands need, so that Node is all they need besides.
 */
async function gather(folder: string): Promise<void> {
  const client = join(astroOutput, 'client');
  const files = releaseFiles(folder);
  mkdirSync(folder, { recursive: true });
  console.log(`Indexed ${await writeSearchIndex(client)} pages for the search.`);
  copyFileSync(join(client, searchIndexPath), files.searchIndex);
  console.log('Compressing…');
  console.log(`Compressed ${await compress(client)} files.`);
  carryAssets(client, folder, releasesIn().current());
  packSite(client, folder);
  copyFileSync(join(astroOutput, 'policies.json'), files.policies);
  writeJson(files.jobs, readJobs());
  await bundleServer(join(astroOutput, 'server/entry.mjs'), join(folder, 'server'));
  copyPackages(nativePackages, folder);
  writeJson(join(folder, 'package.json'), {
    name: 'site-release',
    private: true,
    type: 'module',
    scripts: commandScripts,
  });
}

interface Options {
  /**
   * Leaves it at a release that fits already, perhaps one that another build has made meanwhile.
   */
  onlyWhenStale?: boolean;
}

/** Builds the site aside, then switches to it in one step. */
export async function buildRelease({ onlyWhenStale = false }: Options = {}): Promise<void> {
  mkdirSync('dist', { recursive: true });
  const unlock = lockBuild('dist/build.lock');
  try {
    const stamp = buildStamp();
    if (onlyWhenStale && releasesIn().use(stamp)) return;
    rmSync(work, { recursive: true, force: true });
    const builtAt = new Date().toISOString();
    const folder = join(work, `${builtAt.replace(/\W/g, '')}-${stamp.slice(0, 12)}`);
    runAstro();
    await gather(folder);
    const release: Release = {
      // Sources that changed meanwhile are partly in it: it fits no state of them.
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
