import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStamp } from './build/buildStamp.ts';
import { releasesIn } from './build/releases.ts';
import { explainError } from './commands/explainError.ts';

process.chdir(`${import.meta.dirname}/..`);
if (existsSync('.env')) process.loadEnvFile('.env');

async function build(): Promise<string | undefined> {
  // Reports an invalid setting now rather than after the build.
  const { parseEnv } = await import('../src/server/env.ts');
  parseEnv(process.env);
  console.log('Building the site (once, and after every change)…');
  // In a separate process, so that the server does not keep the memory a build takes.
  const command = ['scripts/build.ts', '--when-stale'];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  return status === 0 ? releasesIn().current() : undefined;
}

try {
  const release = releasesIn().use(buildStamp()) ?? (await build());
  if (!release) process.exit(1);
  await import(pathToFileURL(join(release, 'server/start.mjs')).href);
} catch (error) {
  console.error(explainError(error));
  process.exit(1);
}
