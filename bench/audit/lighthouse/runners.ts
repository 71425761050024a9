import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { openBrowser } from '../openBrowser.ts';
import type { Answer, Order, Report } from './report.ts';

/**
 * Lighthouse keeps its state in globals and a browser traces one page at a time, so each runner has a
 * thread and a browser of its own.
 */
async function openRunner() {
  const { browser, debuggingPort: port } = await openBrowser();
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { port } });
  return {
    async run(order: Order): Promise<Report> {
      thread.postMessage(order);
      const [answer] = (await once(thread, 'message')) as [Answer];
      if ('problem' in answer) throw new Error(answer.problem);
      return answer.report;
    },
    async close(): Promise<void> {
      await thread.terminate();
      await browser.close();
    },
  };
}

type Runner = Awaited<ReturnType<typeof openRunner>>;
const opened = new Set<Runner>();
const idle: Runner[] = [];

export async function runLighthouse(order: Order): Promise<Report> {
  const runner = idle.pop() ?? (await openRunner());
  opened.add(runner);
  const report = await runner.run(order);
  idle.push(runner);
  return report;
}

export async function closeRunners(): Promise<void> {
  await Promise.all([...opened].map((runner) => runner.close()));
  opened.clear();
  idle.length = 0;
}
