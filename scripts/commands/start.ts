import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { explainError } from './explainError.ts';

/** Serves the release that contains this file, as server/start.mjs. */
const release = join(import.meta.dirname, '..');

// A server that is mostly idle needs no large heap: collect garbage early rather than grow.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=25');
enableCompileCache();
if (existsSync('.env')) process.loadEnvFile('.env');

try {
  // Imported after the cache is enabled, so that the compiled code is cached for the next start.
  const { serve } = await import('../../src/server/main.ts');
  console.log(`The site is at ${await serve(process.env, release)}`);
} catch (error) {
  console.error(explainError(error));
  process.exit(1);
}
