import { consolePath, paths } from '../../../src/site/paths.ts';
import { pageVisits } from '../../../tests/support/pageVisits.ts';
import { toolVisits } from '../../../tests/support/toolVisits.ts';
import { bothWidths, expectAccessibleInAllViews } from '../../../tests/support/views.ts';
import type { Part } from '../part.ts';

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

export const states: Part = {
  name: 'states',
  title: 'axe in the states of the end-to-end tests: open menus, wrong input, results',
  bar: 'no finding, no error of a script',
  concurrency: 2,
  dependsOn: 'page',
  async run(route, { browser, url }) {
    const faults: string[] = [];
    const of = visits.get(route) ?? [];
    for (const { path, states: some, widths = bothWidths } of of) {
      const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => faults.push(`${path}: ${message}`));
      await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 });
      await page.goto(path);
      for (const { name, act, part = 'main' } of some) {
        await act?.(page);
        const [finding] = await expectAccessibleInAllViews(page, widths, part).then(
          () => [],
          (error: unknown) => [String(error)],
        );
        if (finding) faults.push(`${name}: ${finding.slice(0, 300)}`);
      }
      await context.close();
    }
    const count = of.reduce((sum, { states: some }) => sum + some.length, 0);
    return { faults, figures: { states: count } };
  },
};
