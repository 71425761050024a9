import type { Check, Finding, Site } from './check.ts';
import type { Findings } from './findings.ts';

/** A hung browser must not block the remaining routes. */
const patience = 5 * 60_000;
const timeout = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('timed out')), patience).unref();
  });

async function findingOf(check: Check, route: string, site: Site): Promise<Finding> {
  try {
    return await Promise.race([check.run(route, site), timeout()]);
  } catch (error) {
    // Interrupted: the next run starts with this route.
    if (!site.browser.isConnected()) throw error;
    return { faults: [`could not be checked: ${String(error).split('\n')[0]}`], figures: {} };
  }
}

/** Other load on the machine only ever adds time: of three, the one in the middle counts. */
async function findingAlone(check: Check, route: string, site: Site): Promise<Finding> {
  const findings: Finding[] = [];
  for (let turn = 0; turn < 3; turn++) findings.push(await findingOf(check, route, site));
  const [, middle] = findings.toSorted((a, b) => a.faults.length - b.faults.length);
  return middle ?? { faults: [], figures: {} };
}

/** Checks every route that has no finding yet. */
export async function runCheck(
  check: Check,
  routes: readonly string[],
  { site, findings }: { site: Site; findings: Findings },
): Promise<void> {
  const waiting = routes.filter((route) => !findings.has(route)).reverse();
  console.log(`\n== ${check.title}: ${waiting.length} of ${routes.length} routes to check`);
  const again: string[] = [];

  async function work(queue: string[], isAlone: boolean): Promise<void> {
    for (let route = queue.pop(); route; route = queue.pop()) {
      const find = isAlone ? findingAlone : findingOf;
      const finding = await find(check, route, site);
      if (finding.faults.length > 0 && check.isTimed && !isAlone) {
        again.push(route);
        continue;
      }
      findings.put(route, finding);
      if (finding.faults.length > 0) console.log(`${route}\n  ${finding.faults.join('\n  ')}`);
    }
  }
  await Promise.all(Array.from({ length: check.concurrency }, () => work(waiting, false)));
  await work(again, true);
}
