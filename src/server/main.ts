import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { otherSpellings } from '../site/paths.ts';
import { EnvError, parseEnv } from './env.ts';
import { openFiles } from './http/files.ts';
import { type AstroHandler, createHandler } from './http/handler.ts';
import { allowedHosts, hostCheck } from './http/hosts.ts';
import { listen } from './http/listener.ts';
import { createLineBatch } from './http/quick/lineBatch.ts';
import { createQuickAnswer } from './http/quick/quickAnswer.ts';
import { createRequestRecord } from './http/requestRecord.ts';
import { openSitePack } from './http/sitePack.ts';
import { readRelease, releaseFiles } from './release.ts';
import { createServices } from './services.ts';
import { createShutdown } from './shutdown.ts';

/** Content security policies of the built pages, by address. */
async function readPolicies(file: string): Promise<Map<string, string>> {
  const entries: { pathname: string; headers: { key: string; value: string }[] }[] = JSON.parse(
    await readFile(file, 'utf8'),
  );
  return new Map(
    entries.flatMap(({ pathname, headers }) => {
      const policy = headers.find(({ key }) => key.toLowerCase() === 'content-security-policy');
      return policy ? [[pathname, policy.value]] : [];
    }),
  );
}

/** Serves a release, given by its folder, and returns the address it can be visited at. */
export async function serve(source: NodeJS.ProcessEnv, release: string): Promise<string> {
  const env = parseEnv(source);
  const built = releaseFiles(release);
  const { siteUrl } = readRelease(release);
  if (siteUrl !== env.SITE_URL)
    throw new EnvError(`This release was built for SITE_URL=${siteUrl}, not ${env.SITE_URL}.`);
  const lines = pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 });
  const log = pino(
    { level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    lines,
  );
  const services = await createServices(env, log, Date.now, release);
  const files = openFiles(openSitePack(release), await readPolicies(built.policies));
  const { handler: astro }: { handler: AstroHandler } = await import(
    pathToFileURL(built.pages).href
  );

  const shutdown = createShutdown();
  const requestLines = createLineBatch((batch) => lines.write(batch));
  const common = {
    files,
    isDraining: shutdown.isLeaving,
    isOurHost: hostCheck(allowedHosts(env.SITE_URL, env.ALLOWED_HOSTS)),
    record: createRequestRecord({
      metrics: services.metrics,
      write: log.isLevelEnabled('info') ? requestLines.add : undefined,
    }),
  };
  const handler = createHandler({ ...common, services, redirects: otherSpellings, astro });
  const quickAnswer = createQuickAnswer({ ...common, isClosedJob: services.jobs.isClosedPage });
  const listener = await listen(handler, quickAnswer, env.HOST, env.PORT);

  shutdown.listen({
    delaySeconds: env.SHUTDOWN_DELAY_SECONDS,
    log,
    stopMailing: services.mailing.stop,
    closeConnections: listener.close,
    closeServices: services.close,
    async flushLog() {
      requestLines.flush();
      await new Promise<void>((resolve) => log.flush(() => resolve()));
    },
  });

  return `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${listener.port}`;
}
