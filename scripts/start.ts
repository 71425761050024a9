import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { EnvError } from '../src/server/env.ts';

// A server that mostly waits needs no large heap: collect early rather than grow.
setFlagsFromString('--optimize-for-size');
setFlagsFromString('--semi-space-growth-factor=1');
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
  console.error(explain(error));
  process.exit(1);
}

/** A wrong setting or a taken port is told in a line; anything else whole. */
function explain(error: unknown): unknown {
  if (error instanceof EnvError) return error.message;
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another, for example: PORT=${Number(port) + 1} npm start`;
  return code ? message : error;
}
