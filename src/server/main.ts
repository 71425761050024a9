import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { otherSpellings } from '../site/paths.ts';
import { parseEnv } from './env.ts';
import { openFiles } from './http/files.ts';
import { type AstroHandler, createHandler } from './http/handler.ts';
import { allowedHosts, hostCheck } from './http/hosts.ts';
import { listen } from './http/listener.ts';
import { createLineBatch } from './http/quick/lineBatch.ts';
import { createQuickAnswer } from './http/quick/quickAnswer.ts';
import { createRequestRecord } from './http/requestRecord.ts';
import { openSitePack } from './http/sitePack.ts';
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
  const lines = pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 });
  const log = pino(
    { level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    lines,
  );
  const services = await createServices(env, log);
  const files = openFiles(openSitePack(join(root, 'dist')), await readPolicies());
  const { handler: astro }: { handler: AstroHandler } = await import(
    pathToFileURL(join(root, 'dist/server/pages.mjs')).href
  );

  let draining = false;
  const requestLines = createLineBatch((batch) => lines.write(batch));
  const common = {
    files,
    isDraining: () => draining,
    isOurHost: hostCheck(allowedHosts(env.SITE_URL, env.ALLOWED_HOSTS)),
    record: createRequestRecord({
      metrics: services.metrics,
      write: log.isLevelEnabled('info') ? requestLines.add : undefined,
    }),
  };
  const handler = createHandler({ ...common, services, redirects: otherSpellings, astro });
  const quickAnswer = createQuickAnswer({ ...common, isClosedJob: services.jobs.isClosedPage });
  const listener = await listen(handler, quickAnswer, env.HOST, env.PORT);

  async function stop(): Promise<void> {
    if (draining) return;
    draining = true;
    await listener.drain(drainMilliseconds);
    await services.close();
    requestLines.flush();
    log.flush(() => process.exit(0));
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  return `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${listener.port}`;
}
