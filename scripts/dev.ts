import { existsSync, realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { pino } from 'pino';
import { printSearchIndex } from '../src/search/searchIndex.ts';
import { parseEnv } from '../src/server/env.ts';
import type { Exchange } from '../src/server/http/exchange.ts';
import { createHandler } from '../src/server/http/handler.ts';
import { allowedHosts, hostCheck } from '../src/server/http/origin.ts';
import { createRequestRecord } from '../src/server/http/requestRecord.ts';
import type { Route } from '../src/server/http/router.ts';
import { clientAddressReader } from '../src/server/limits/clientAddress.ts';
import { releaseFiles } from '../src/server/release.ts';
import { createRoutes } from '../src/server/routes.ts';
import { builtSearchIndex } from '../src/server/search/search.ts';
import { createServices } from '../src/server/services.ts';
import { orderCataloguePath, searchIndexPath } from '../src/site/pageAddresses.ts';
import { releasesIn } from './build/releases.ts';
import { partsPage } from './dev/partsPage.ts';
import { saveContentSoon } from './dev/saveContentSoon.ts';
import { answerFirst, vitePages } from './dev/vitePages.ts';

/**
 * npm run dev [-- --port PORT --host HOST]: the site with hot reloading, routed as in production.
 */
process.chdir(`${import.meta.dirname}/..`);
if (existsSync('.env')) process.loadEnvFile('.env');
const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' } },
});
const env = parseEnv({
  ...process.env,
  ...(values.port ? { PORT: values.port } : {}),
  ...(values.host ? { HOST: values.host } : {}),
});

const log = pino({ level: env.LOG_LEVEL, base: null });
/** What the search answers from: drawing every page first would take minutes. */
const lastBuild = releasesIn().current();
if (!lastBuild) log.warn('The search finds nothing before a first build: npm run build');
const loadSearchIndex = builtSearchIndex(lastBuild && releaseFiles(lastBuild).searchIndex);
const services = await createServices(env, log, { loadSearchIndex });
const localsOf = ({ requestId, clientAddress }: Exchange): App.Locals => ({
  services,
  requestId,
  clientAddress,
});

/** What a build writes as a file. */
const builtFile = (at: string, print: () => Promise<string>): Route => ({
  at,
  methods: ['GET', 'HEAD'],
  answer: async ({ response }) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(await print());
  },
});

let useRoutes = (): void => undefined;
await dev({
  server: { port: env.PORT, host: env.HOST },
  // Vite injects inline scripts and styles for hot reloading.
  security: { csp: false, checkOrigin: false },
  // Separate from the caches of a build, which may run at the same time.
  cacheDir: '.cache/dev',
  vite: {
    cacheDir: '.cache/dev/vite',
    // The packages may be linked from elsewhere.
    server: { fs: { allow: ['.', realpathSync('node_modules')] } },
    // Pre-bundles all packages of the islands, so that none causes a reload later.
    optimizeDeps: { entries: ['src/{components,features}/**/*.tsx'] },
  },
  integrations: [
    partsPage,
    {
      name: 'own-routes',
      hooks: {
        'astro:server:setup': (setup) => {
          saveContentSoon(setup);
          const { server } = setup;
          const { use, handOver } = answerFirst(server);
          const pages = vitePages(handOver, localsOf);
          const routes = createRoutes({ services, pages, isShuttingDown: () => false });
          const handler = createHandler({
            routes: [
              builtFile(searchIndexPath, async () => printSearchIndex(await loadSearchIndex())),
              builtFile(orderCataloguePath, async () => JSON.stringify(services.orderCatalogue)),
              ...routes,
            ],
            pages,
            // The content security policy of the built site would block Vite's scripts and styles.
            headers: {},
            log,
            clientAddress: clientAddressReader(env.TRUSTED_PROXIES),
            isAllowedHost: hostCheck(allowedHosts(env.SITE_URL, env.ALLOWED_HOSTS)),
            isReady: services.isReady,
            isShuttingDown: () => false,
            record: createRequestRecord({ metrics: services.metrics, write: undefined }),
          });
          useRoutes = () => use(handler);
        },
        // Astro adds its own middleware while starting; our routes must come first.
        'astro:server:start': () => useRoutes(),
      },
    },
  ],
});
