import { once } from 'node:events';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { AstroIntegration, AstroPrerenderer, RouteData } from 'astro';
import type { FileJob, MadeFile } from './fileWorker.ts';

/** Share pictures, thumbnails, data sheets and manuals. */
const isFile = ({ route }: RouteData) => /\.(pdf|png|webp)$/.test(route);

function startWorker(entry: string) {
  const worker = new Worker(new URL('./fileWorker.ts', import.meta.url), { workerData: entry });
  const crash = once(worker, 'error').then(([error]) => Promise.reject(error));
  // It may come before the first file is asked for.
  crash.catch(() => undefined);
  return {
    async make(url: string, route: string): Promise<Response> {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ url, route, port: port2 } satisfies FileJob, [port2]);
      const [made] = (await Promise.race([once(port1, 'message'), crash])) as [MadeFile];
      port1.close();
      if (!made.body) throw made.fault;
      return new Response(made.body);
    },
    stop: () => worker.terminate(),
  };
}

/** Both lists evenly mixed, so that neither processor waits for the other. */
function mix<Item>(...lists: Item[][]): Item[] {
  const placed = lists.flatMap((list) => list.map((item, at) => ({ item, at: at / list.length })));
  return placed.sort((one, other) => one.at - other.at).map(({ item }) => item);
}

function besidePages(pages: AstroPrerenderer, folder: string): AstroPrerenderer {
  let worker: ReturnType<typeof startWorker>;
  return {
    ...pages,
    async setup() {
      const [entry = ''] = globSync(`${folder}/prerender-entry.*.mjs`);
      worker = startWorker(entry);
      await pages.setup?.();
    },
    async getStaticPaths() {
      const paths = await pages.getStaticPaths();
      const { files = [], others = [] } = Object.groupBy(paths, ({ route }) =>
        isFile(route) ? 'files' : 'others',
      );
      return mix(files, others);
    },
    render: (request, options) =>
      isFile(options.routeData)
        ? worker.make(request.url, options.routeData.route)
        : pages.render(request, options),
    async teardown() {
      await worker.stop();
      await pages.teardown?.();
    },
  };
}

/** An integration by which a second processor makes files while Astro renders pages on the first. */
export function filesBeside(): AstroIntegration {
  let folder: string;
  let use: (beside: (pages: AstroPrerenderer) => AstroPrerenderer) => void;
  return {
    name: 'files-beside-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(new URL('.prerender', config.build.server));
      },
      'astro:build:start': ({ setPrerenderer }) => {
        use = setPrerenderer;
      },
      // Any earlier, Astro would expect us to bring our own entry instead of bundling its own.
      'astro:build:setup': () => use((pages) => besidePages(pages, folder)),
    },
  };
}
