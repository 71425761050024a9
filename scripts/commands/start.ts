import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { explainError } from './explainError.ts';

/** Serves the release that this file is part of: server/start.mjs in its folder. */
const release = join(import.meta.dirname, '..');

// A server that mostly waits needs no large heap: collect early rather than grow.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=25');
enableCompileCache();
if (existsSync('.env')) process.loadEnvFile('.env');

try {
  // Only now, so that what Node compiles for it is kept for the next start.
  const { serve } = await import('../../src/server/main.ts');
  console.log(`The site is at ${await serve(process.env, release)}`);
} catch (error) {
  console.error(explainError(error));
  process.exit(1);
}
