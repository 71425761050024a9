import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { BaseApp } from 'astro/app';

export interface FileJob {
  readonly url: string;
  readonly route: string;
  /** Where the answer goes. */
  readonly port: MessagePort;
}
export interface MadeFile {
  readonly body?: ArrayBuffer;
  readonly fault?: unknown;
}

/** What Astro has bundled to render pages can also render files, here. */
const { app } = (await import(workerData)) as { app: BaseApp };
const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.route, routeData]));

async function make({ url, route }: FileJob): Promise<MadeFile> {
  try {
    const routeData = routes.get(route);
    if (!routeData) throw new Error(`Nothing makes ${route}`);
    const response = await app.render(new Request(url), { routeData });
    if (!response.ok) throw new Error(`${url} answers with ${response.status}`);
    return { body: await response.arrayBuffer() };
  } catch (fault) {
    return { fault };
  }
}

parentPort?.on('message', async (job: FileJob) => {
  const made = await make(job);
  job.port.postMessage(made, made.body && [made.body]);
});
