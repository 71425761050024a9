import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { otherSpellings } from '../site/paths.ts';
import { parseEnv } from './env.ts';
import { loadFiles } from './http/files.ts';
import { type AstroHandler, createHandler } from './http/handler.ts';
import { listen } from './http/listener.ts';
import { root } from './root.ts';
import { createServices } from './services.ts';

const drainMilliseconds = 10_000;

/** Content security policies of the built pages, by address. */
async function readPolicies(): Promise<Map<string, string>> {
  const entries: { pathname: string; headers: { key: string; value: string }[] }[] = JSON.parse(
    await readFile(join(root, 'dist/_headers.json'), 'utf8'),
  );
  return new Map(
    entries.flatMap(({ pathname, headers }) => {
      const policy = headers.find(({ key }) => key.toLowerCase() === 'content-security-policy');
      return policy ? [[pathname, policy.value]] : [];
    }),
  );
}

/** Starts the server and returns the address it can be visited at. */
export async function serve(source: NodeJS.ProcessEnv): Promise<string> {
  const env = parseEnv(source);
  const log = pino(
    { level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 }),
  );
  const services = await createServices(env, log);
  const files = loadFiles(join(root, 'dist/client'), await readPolicies());
  const { handler: astro }: { handler: AstroHandler } = await import(
    pathToFileURL(join(root, 'dist/server/entry.mjs')).href
  );

  let draining = false;
  const handler = createHandler({
    services,
    files,
    redirects: otherSpellings,
    astro,
    isDraining: () => draining,
  });
  const listener = await listen(handler, env.HOST, env.PORT);

  async function stop(): Promise<void> {
    if (draining) return;
    draining = true;
    await listener.drain(drainMilliseconds);
    await services.close();
    log.flush(() => process.exit(0));
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  return `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${listener.port}`;
}
