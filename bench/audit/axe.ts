import { consolePath, paths } from '../../src/site/paths.ts';
import { pageVisits } from '../../tests/support/pageVisits.ts';
import { everyRule, runAxe, viewRules } from '../../tests/support/runAxe.ts';
import { scrollThrough } from '../../tests/support/scrollThrough.ts';
import { toolVisits } from '../../tests/support/toolVisits.ts';
import { bothWidths, expectAccessibleInAllViews } from '../../tests/support/views.ts';
import type { Check, Site } from './check.ts';

const widths = [390, 768, 1440];
/** What a screen of 1280 px zoomed to 400 % has left. */
const narrowest = 320;
const themes = ['light', 'dark'] as const;
/** Where all rules apply: what is shown depends on the width. The other views differ in colour and size. */
const everyRuleIn = ['390 light', '1440 light'];

async function inEveryView(route: string, { browser, url }: Site): Promise<string[]> {
  const faults: string[] = [];
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url + route, { waitUntil: 'load' });
  for (const width of [narrowest, ...widths]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) faults.push(`${overflow} px too wide at ${width} px`);
    if (width === narrowest) continue;
    await scrollThrough(page);
    for (const colorScheme of themes) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      const rules = everyRuleIn.includes(`${width} ${colorScheme}`) ? everyRule : viewRules;
      for (const { id, nodes } of await runAxe(page, rules))
        faults.push(`${id} at ${width} px, ${colorScheme}: ${nodes[0]?.html.slice(0, 120)}`);
    }
  }
  await context.close();
  return faults;
}

export const axe: Check = {
  name: 'axe',
  title: 'axe in both themes at three widths',
  bar: 'no finding; nothing too wide, from 320 px on',
  concurrency: 2,
  worse: { findings: Math.max },
  async run(route, site) {
    const faults = await inEveryView(route, site);
    return { faults, figures: { findings: faults.length } };
  },
};

const pathOf = (address: string) => address.replace(/[?#].*/, '');

/** Of pages that are no routes, and the route they are checked with. */
const owners = new Map([
  ['/nowhere', paths.home],
  [consolePath('kolhapur'), paths.solarConsole],
]);

/** By route, what the end-to-end tests do there. */
const visits = Map.groupBy([...pageVisits, ...toolVisits], ({ path }) => {
  const own = pathOf(path);
  return owners.get(own) ?? own;
});

export const states: Check = {
  name: 'states',
  title: 'axe in the states of the end-to-end tests: open menus, wrong input, results',
  bar: 'no finding, no error of a script',
  concurrency: 2,
  worse: { findings: Math.max },
  async run(route, { browser, url }) {
    const faults: string[] = [];
    for (const { path, states: some, widths: at = bothWidths } of visits.get(route) ?? []) {
      const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => faults.push(`${path}: ${message}`));
      await page.setViewportSize({ width: at[0] ?? 1280, height: 800 });
      await page.goto(path);
      for (const { name, act, part = 'main' } of some) {
        await act?.(page);
        const [finding] = await expectAccessibleInAllViews(page, at, part).then(
          () => [],
          (error: unknown) => [String(error)],
        );
        if (finding) faults.push(`${name}: ${finding}`);
      }
      await context.close();
    }
    return { faults, figures: { findings: faults.length } };
  },
};
