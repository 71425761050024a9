import { existsSync } from 'node:fs';
import { EnvError } from '../src/server/env.ts';

process.chdir(`${import.meta.dirname}/..`);
if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const { isBuilt } = await import('./buildStamp.ts');
  if (!isBuilt()) {
    console.log('Building the site (once, and after every change)…');
    const { build } = await import('./build.ts');
    await build();
  }
  const { serve } = await import('../src/server/main.ts');
  const address = await serve(process.env);
  console.log(`The site is at ${address}`);
} catch (error) {
  // A wrong setting, a failed build or a taken port is told in its own words; anything else whole.
  const expected = error instanceof EnvError || (error as NodeJS.ErrnoException).code;
  console.error(expected ? (error as Error).message : error);
  process.exit(1);
}
