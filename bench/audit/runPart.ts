import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Audit, Finding, Part } from './part.ts';
import type { Store } from './store.ts';

interface Run {
  audit: Audit;
  store: Store;
  fresh: boolean;
}

/** A browser may stop answering; the rest shall not wait for it. */
const patience = 5 * 60_000;
const impatience = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('it took too long')), patience).unref();
  });

async function look(part: Part, route: string, audit: Audit): Promise<Finding> {
  try {
    return await Promise.race([part.run(route, audit), impatience()]);
  } catch (error) {
    // Interrupted: the route has no result, and the next run begins with it.
    if (!audit.browser.isConnected()) throw error;
    const reason = String(error).split('\n')[0];
    return { faults: [`could not be looked at: ${reason}`], figures: {}, failed: true };
  }
}

/** Looks at every route that has no result yet. */
export async function runPart(part: Part, routes: readonly string[], run: Run): Promise<void> {
  const { audit, store } = run;
  if (run.fresh) for (const route of routes) store.forget(part.name, route);
  const waiting = routes.filter((route) => !store.has(part.name, route)).reverse();
  console.log(`\n== ${part.title}: ${waiting.length} of ${routes.length} routes to look at`);
  mkdirSync(join(store.folder, part.name), { recursive: true });
  const started = performance.now();

  async function work(): Promise<void> {
    for (let route = waiting.pop(); route; route = waiting.pop()) {
      const finding = await look(part, route, audit);
      store.put(part.name, route, finding);
      if (finding.faults.length > 0) console.log(`${route}\n  ${finding.faults.join('\n  ')}`);
    }
  }
  await Promise.all(Array.from({ length: part.atOnce }, work));
  console.log(`   ${Math.round((performance.now() - started) / 1000)} s`);
}
