import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeUnused } from '../../src/pictures/madeOnce.ts';
import { parseEnv } from '../../src/server/env.ts';
import { type Release, readRelease, releaseFiles } from '../../src/server/release.ts';
import { migrationNames } from '../../src/server/store/migrate.ts';
import { buildStamp } from './buildStamp.ts';
import { databaseChanges } from './databaseChanges.ts';
import { filesIn } from './filesIn.ts';
import { restorePictures } from './keptPictures.ts';
import { lockBuild } from './lockBuild.ts';
import { releasesIn, writeJson } from './releases.ts';

/** A build works here until it is finished. The next build removes leftovers. */
const work = 'dist/work';
const astroOutput = join(work, 'astro');

/** Vitest sets these for its tests, and Astro would take them for its own. */
const ofVitest = ['DEV', 'PROD', 'MODE', 'SSR', 'BASE_URL'];

/** Compiled code, also of modules that only one build has. */
const compiled = 'node_modules/.cache/node';

/** Room for what rendering leaves behind, which is otherwise collected hundreds of times. */
const heap = ['--min-semi-space-size=128', '--max-semi-space-size=128'];

/** Whether it built the pages. */
async function runAstro(): Promise<boolean> {
  const own = Object.entries(process.env).filter(([name]) => !ofVitest.includes(name));
  const command = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', astroOutput];
  const astro = spawn(process.execPath, [...heap, ...command], {
    stdio: 'inherit',
    env: {
      ...Object.fromEntries(own),
      // A build started by a test must not be one for tests.
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compiled,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  const [status] = await once(astro, 'exit');
  return status === 0;
}

/** Syncs all files to disk before they become a release. */
function flush(folder: string): void {
  for (const path of filesIn(folder)) {
    const file = openSync(path, 'r+');
    fsyncSync(file);
    closeSync(file);
  }
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
    const before = releasesIn().current();
    const sayChanges = () => {
      const changes = before && databaseChanges(readRelease(before));
      if (changes) console.log(changes);
    };
    if (onlyWhenStale && releasesIn().use(stamp)) return sayChanges();
    const { requireContent } = await import('./requireContent.ts');
    requireContent();
    rmSync(work, { recursive: true, force: true });
    const builtAt = new Date().toISOString();
    const folder = join(work, `${builtAt.replace(/\W/g, '')}-${stamp.slice(0, 12)}`);
    restorePictures();
    const pagesBuilt = runAstro();
    try {
      // While Astro starts on the other processor.
      if (existsSync(compiled)) removeUnused(compiled);
      const { assemble } = await import('./assemble.ts');
      await assemble(folder, astroOutput, pagesBuilt);
    } finally {
      await pagesBuilt;
    }
    const release: Release = {
      // If sources changed during the build, the release matches no version of them.
      stamp: buildStamp() === stamp ? stamp : null,
      siteUrl: parseEnv(process.env).SITE_URL,
      builtAt,
      migrations: migrationNames,
    };
    writeJson(releaseFiles(folder).release, release);
    flush(folder);
    releasesIn().add(folder);
    sayChanges();
    rmSync(work, { recursive: true, force: true });
  } finally {
    unlock();
  }
}
