import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { parseEnv } from './env.ts';
import { openFiles } from './http/files.ts';
import { createHandler } from './http/handler.ts';
import { commonHeaders } from './http/headers.ts';
import { allowedHosts, hostCheck } from './http/hosts.ts';
import { listen } from './http/listener.ts';
import { builtPages, drawnPages, type RenderPage } from './http/pages.ts';
import { createLineBatch } from './http/quick/lineBatch.ts';
import { createQuickAnswer } from './http/quick/quickAnswer.ts';
import { createRequestRecord } from './http/requestRecord.ts';
import { openSitePack } from './http/sitePack.ts';
import { clientAddressReader } from './limits/clientAddress.ts';
import { root } from './root.ts';
import { createRoutes } from './routes.ts';
import { createServices } from './services.ts';

const drainMilliseconds = 10_000;

/** Starts the server and returns the address it can be visited at. */
export async function serve(source: NodeJS.ProcessEnv): Promise<string> {
  const env = parseEnv(source);
  const lines = pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 });
  const log = pino(
    { level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    lines,
  );
  const services = await createServices(env, log);
  // Content security policies of the built pages, by address.
  const policies: Record<string, string> = JSON.parse(
    await readFile(join(root, 'dist/policies.json'), 'utf8'),
  );
  const files = openFiles(openSitePack(join(root, 'dist')), policies);
  const { renderPage }: { renderPage: RenderPage } = await import(
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
  const pages = {
    ...builtPages(files),
    ...drawnPages(renderPage, ({ requestId, clientAddress }) => ({
      services,
      requestId,
      clientAddress,
    })),
  };
  const handler = createHandler({
    ...common,
    pages,
    log,
    headers: commonHeaders,
    clientAddress: clientAddressReader(env.TRUSTED_PROXIES),
    routes: createRoutes({ services, pages, isLeaving: common.isDraining }),
  });
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
