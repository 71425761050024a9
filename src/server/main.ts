import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { paths } from '../site/paths.ts';
import { heroDrawer } from './drawing.ts';
import { EnvError, parseEnv } from './env.ts';
import { edgeOf, noEdge } from './http/edge.ts';
import { openFiles } from './http/files/files.ts';
import { keepNotice } from './http/files/keepNotice.ts';
import { siteIn } from './http/files/site.ts';
import { createHandler } from './http/handler.ts';
import { commonHeaders } from './http/headers.ts';
import { listen } from './http/listener.ts';
import { allowedHosts, hostCheck } from './http/origin.ts';
import { builtPages, type RenderPage, renderedPages } from './http/pages.ts';
import { createLineBatch } from './http/quick/lineBatch.ts';
import { createQuickAnswer } from './http/quick/quickAnswer.ts';
import { createRequestRecord } from './http/requestRecord.ts';
import { clientAddressReader, proxyCheck } from './limits/clientAddress.ts';
import { createConnectionLimit } from './limits/connectionLimit.ts';
import { readRelease, releaseFiles } from './release.ts';
import { createRoutes } from './routes.ts';
import { createServices } from './services.ts';
import { settingWarnings } from './settingWarnings.ts';
import { createShutdown } from './shutdown.ts';
import { keepSlides } from './slides/keepSlides.ts';

/** Serves the release in a folder and returns the address of the site. */
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
  for (const warning of settingWarnings(source, env)) log.warn(warning);
  const services = await createServices(env, log, { release });
  const policies: Record<string, string> = JSON.parse(await readFile(built.policies, 'utf8'));
  const edge = env.CDN === 'on' ? edgeOf(basename(release)) : noEdge;
  const files = openFiles(siteIn(built.site), policies, edge);
  // What src/rendering/entry.ts exports.
  const { renderPage }: { renderPage: RenderPage } = await import(pathToFileURL(built.pages).href);

  const slides = await keepSlides({
    ...{ store: services.slides, files, policies, edge, log },
    notice: services.content.siteNotice,
    drawHero: heroDrawer({ files, services, renderPage }),
  });

  const notice = await keepNotice({
    ...{ files, policies, edge, log, notice: services.content.siteNotice, except: [paths.home] },
  });

  const shutdown = createShutdown();
  const requestLines = createLineBatch((batch) => lines.write(batch));
  const common = {
    files,
    isShuttingDown: shutdown.isShuttingDown,
    isAllowedHost: hostCheck(allowedHosts(env.SITE_URL, env.ALLOWED_HOSTS)),
    record: createRequestRecord({
      metrics: services.metrics,
      write: log.isLevelEnabled('info') ? requestLines.add : undefined,
    }),
  };
  const pages = {
    ...builtPages(files),
    ...renderedPages(renderPage, ({ requestId, clientAddress }) => ({
      services,
      requestId,
      clientAddress,
    })),
  };
  const handler = createHandler({
    ...common,
    pages,
    log,
    headers: { ...commonHeaders, ...edge.personal },
    isReady: services.isReady,
    clientAddress: clientAddressReader(env.TRUSTED_PROXIES),
    routes: createRoutes({ services, pages, isShuttingDown: shutdown.isShuttingDown }),
  });
  const quickAnswer = createQuickAnswer({ ...common, isClosedJob: services.jobs.isClosedPage });
  const listener = await listen({
    handler,
    quickAnswer,
    host: env.HOST,
    port: env.PORT,
    stallMilliseconds: env.STALL_SECONDS * 1000,
    connections: createConnectionLimit({
      inAll: env.CONNECTIONS,
      perClient: env.CONNECTIONS_PER_CLIENT,
      isProxy: proxyCheck(env.TRUSTED_PROXIES),
    }),
  });

  shutdown.listen({
    delaySeconds: env.SHUTDOWN_DELAY_SECONDS,
    log,
    stopMailing: services.mailing.stop,
    closeConnections: listener.close,
    async closeServices() {
      await slides.stop();
      await notice.stop();
      await services.close();
    },
    async flushLog() {
      requestLines.flush();
      await new Promise<void>((resolve) => log.flush(() => resolve()));
    },
  });

  return `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${listener.port}`;
}
