import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { buildStamp, writeStamp } from './buildStamp.ts';
import { bundleServer } from './bundleServer.ts';
import { compress } from './compress.ts';
import { packSite } from './packSite.ts';
import { writeSearchIndex } from './search/writeSearchIndex.ts';

/** Builds the pages, the search index of what they say, and the compressed copies the server sends. */
export async function build(): Promise<void> {
  const stamp = buildStamp();
  rmSync('dist', { recursive: true, force: true });
  const astro = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (astro.status !== 0) throw new Error('The build failed; Astro says why above.');
  console.log(`Indexed ${await writeSearchIndex('dist/client')} pages for the search.`);
  console.log('Compressing…');
  console.log(`Compressed ${await compress('dist/client')} files.`);
  packSite('dist/client', 'dist');
  await bundleServer('dist/server');
  writeStamp(stamp);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
