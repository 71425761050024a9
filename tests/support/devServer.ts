import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSearchIndex, printSearchIndex } from '../../src/search/searchIndex.ts';
import { kindOfPath } from '../../src/search/searchKinds.ts';
import { releaseFiles } from '../../src/server/release.ts';
import { copySources } from './copySources.ts';
import { freePort } from './freePort.ts';

export interface DevSite {
  url: string;
  /** Holds a copy of the sources, which a test may change. */
  folder: string;
}

/** On the only page that the last build knew. */
export const builtTitle = 'Calibration of pendulums';

/** The part of a release that the search needs. */
function addBuild(dist: string): void {
  const release = join(dist, 'releases/last');
  mkdirSync(release, { recursive: true });
  writeFileSync(join(dist, 'current'), 'last');
  const page = { path: '/about', kind: kindOfPath('/about'), title: builtTitle, description: '' };
  const index = buildSearchIndex([{ ...page, model: '', headings: builtTitle, text: builtTitle }]);
  writeFileSync(releaseFiles(release).searchIndex, printSearchIndex(index));
}

/** Runs `npm run dev` on a copy of the project while `use` lasts. */
export async function withDevServer(use: (site: DevSite) => Promise<void>): Promise<void> {
  const port = await freePort();
  const folder = copySources();
  addBuild(join(folder, 'dist'));
  const child = spawn(process.execPath, ['scripts/dev.ts', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: 'data', LOG_LEVEL: 'warn', ASTRO_DEV_BACKGROUND: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  try {
    let output = '';
    await new Promise<void>((started, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          output += chunk;
          if (output.includes('watching for file changes')) started();
        });
      exited.then(() => reject(new Error(`The development server did not start:\n${output}`)));
    });
    await use({ url: `http://localhost:${port}`, folder });
  } finally {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  }
}
