import { parentPort, workerData } from 'node:worker_threads';
import { loadTool } from '../tool.ts';
import type { Answer, Order, Report } from './report.ts';

interface Config {
  settings?: object;
  categories?: Record<string, { auditRefs: readonly { id: string; weight: number }[] }>;
}
interface Tool {
  default(address: string, flags: object, config: object): Promise<{ lhr: Report } | undefined>;
  defaultConfig: Config;
  desktopConfig: Config;
}

const { port } = workerData as { port: number };
const tool = await loadTool<Tool>('lighthouse');

/** The audits that count towards a score: half of what Lighthouse gathers is only for the others. */
const counted = Object.values(tool.defaultConfig.categories ?? {})
  .flatMap(({ auditRefs }) => auditRefs)
  .filter(({ weight }) => weight > 0)
  .map(({ id }) => id);
/** Nothing is requested later than hydration, which follows the first paint. */
const quiet = 500;
const flags = {
  port,
  logLevel: 'error',
  output: 'json',
  disableFullPageScreenshot: true,
  onlyAudits: [...new Set(counted), 'final-screenshot'],
  pauseAfterFcpMs: quiet,
  pauseAfterLoadMs: quiet,
  networkQuietThresholdMs: quiet,
  cpuQuietThresholdMs: quiet,
};

async function run({ address, device }: Order): Promise<Answer> {
  const config = device === 'desktop' ? tool.desktopConfig : { extends: 'lighthouse:default' };
  const result = await tool.default(address, flags, config);
  if (!result || result.lhr.runtimeError)
    return { problem: result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result' };
  return { report: result.lhr };
}

parentPort?.on('message', async (order: Order) => {
  const answer = await run(order).catch((error): Answer => ({ problem: String(error) }));
  parentPort?.postMessage(answer);
});
