import type { Audit, Part } from '../part.ts';
import { openSlowPage } from '../use/openSlowPage.ts';
import { useRoute } from '../use/useRoute.ts';

const bar = 100;
const widths = [1440, 390];
/** The shell is the same on every page; the theme switch repaints all of it. */
const wholePage = 'body';
const content = 'main, [data-theme-switch]';
const partOf = (route: string) => (route === '/' ? wholePage : content);

/**
 * Other load on the machine only ever adds time, so instead of a slow result counts the median of
 * three more.
 */
async function medianOfThree(
  audit: Audit,
  route: string,
  width: number,
  name: string,
  first: number,
) {
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const slow = await openSlowPage(audit.browser, audit.url + route, width);
    const { times: found } = await useRoute(slow, partOf(route), name);
    times.push(found.get(name) ?? first);
    await slow.close();
  }
  return times.toSorted((a, b) => a - b)[1] ?? first;
}

export const use: Part = {
  name: 'use',
  title: 'Every control used, on a CPU as slow as a cheap phone',
  bar: `responds within ${bar} ms; no shift`,
  concurrency: 2,
  dependsOn: 'page',
  async run(route, audit) {
    const faults: string[] = [];
    const interactions: Record<string, number> = {};
    let shift = 0;
    let unused = 0;
    for (const width of widths) {
      const page = await openSlowPage(audit.browser, audit.url + route, width);
      const { times, missed } = await useRoute(page, partOf(route));
      const { moved, sources } = await page.close();
      shift = Math.max(shift, moved);
      unused += missed.length;
      if (moved > 0) faults.push(`shift of ${moved} in use at ${width} px: ${sources.join('; ')}`);
      for (const [name, first] of times) {
        const isSlow = first > bar && audit.alone;
        const time = isSlow ? await medianOfThree(audit, route, width, name, first) : first;
        interactions[`${width} px: ${name}`] = time;
        if (time > bar) faults.push(`${time} ms at ${width} px: ${name}`);
      }
      for (const control of missed) console.log(`${route} at ${width} px, not reached: ${control}`);
    }
    const worst = Math.max(0, ...Object.values(interactions));
    return {
      faults,
      figures: {
        'INP ms': worst,
        'CLS use': shift,
        interactions: Object.keys(interactions).length,
        'not reached': unused,
      },
      interactions,
      again: faults.length > 0,
    };
  },
};
