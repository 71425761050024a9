import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Audit, Finding, Part } from './part.ts';
import type { Store } from './store.ts';

interface Run {
  audit: Omit<Audit, 'alone'>;
  store: Store;
  fresh: boolean;
}

/** A hung browser must not block the remaining routes. */
const timeoutMilliseconds = 5 * 60_000;
const timeout = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('timed out')), timeoutMilliseconds).unref();
  });

async function check(part: Part, route: string, audit: Audit): Promise<Finding> {
  try {
    return await Promise.race([part.run(route, audit), timeout()]);
  } catch (error) {
    // Interrupted: leave the route without a result, so that the next run starts with it.
    if (!audit.browser.isConnected()) throw error;
    const reason = String(error).split('\n')[0];
    return { faults: [`could not be checked: ${reason}`], figures: {}, failed: true };
  }
}

/** Checks every route that has no result yet. */
export async function runPart(part: Part, routes: readonly string[], run: Run): Promise<void> {
  const { audit, store } = run;
  if (run.fresh) for (const route of routes) store.forget(part, route);
  const waiting = routes.filter((route) => !store.has(part, route)).reverse();
  console.log(`\n== ${part.title}: ${waiting.length} of ${routes.length} routes to check`);
  mkdirSync(join(store.folder, part.name), { recursive: true });
  const started = performance.now();

  const again: string[] = [];

  async function work(queue: string[], alone: boolean): Promise<void> {
    for (let route = queue.pop(); route; route = queue.pop()) {
      const finding = await check(part, route, { ...audit, alone });
      if (!alone && (finding.again || finding.failed)) {
        again.push(route);
        continue;
      }
      store.put(part, route, finding);
      if (finding.faults.length > 0) console.log(`${route}\n  ${finding.faults.join('\n  ')}`);
    }
  }
  const count = waiting.length;
  await Promise.all(
    Array.from({ length: part.concurrency }, () => work(waiting, part.concurrency === 1)),
  );
  if (again.length > 0) console.log(`   ${again.length} routes checked again, alone`);
  await work(again, true);
  await part.close?.();
  const seconds = (performance.now() - started) / 1000;
  const each = count > 0 ? `, ${(seconds / count).toFixed(1)} s per route` : '';
  console.log(`   ${Math.round(seconds)} s${each}`);
}
