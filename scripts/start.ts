import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isBuilt } from './buildStamp.ts';

process.chdir(`${import.meta.dirname}/..`);
if (existsSync('.env')) process.loadEnvFile('.env');

try {
  if (!isBuilt()) {
    // A wrong setting shall be told now, not after the build.
    const { parseEnv } = await import('../src/server/env.ts');
    parseEnv(process.env);
    console.log('Building the site (once, and after every change)…');
    // In a process of its own: what building takes shall not stay with the server.
    const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
    if (status !== 0) process.exit(1);
  }
  const bundle = new URL('../dist/server/main.mjs', import.meta.url).href;
  const { serve }: typeof import('../src/server/main.ts') = await import(bundle);
  const address = await serve(process.env);
  console.log(`The site is at ${address}`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

/** A wrong setting or a taken port is told in a line; anything else whole. */
function explain(error: unknown): unknown {
  const { name, code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (name === 'EnvError') return message;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another, for example: PORT=${Number(port) + 1} npm start`;
  return code ? message : error;
}
