import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
  const stamp = buildStamp();
  const release = releasesIn().builtFrom(stamp) ?? releasesIn().use(stamp) ?? (await build());
  if (!release) process.exit(1);
  const script = join(release, 'server/start.mjs');
  if (process.env.PUBLISHER !== 'off')
    process.env.PUBLISHER_SCRIPT = resolve('scripts/publisher.ts');
  // In place of this process, whose memory would be kept beside the server's.
  if (process.platform !== 'win32') process.execve?.(process.execPath, [process.execPath, script]);
  await import(pathToFileURL(script).href);
} catch (error) {
  console.error(explainError(error));
  process.exit(1);
}
