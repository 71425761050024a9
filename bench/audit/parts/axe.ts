import { join } from 'node:path';
import { everyRule, runAxe, viewRules } from '../../../tests/support/runAxe.ts';
import { scrollThrough } from '../../../tests/support/scrollThrough.ts';
import type { Part } from '../part.ts';
import { fileOf } from '../store.ts';

const widths = [390, 768, 1440];
/** What a screen of 1280 px zoomed to 400 % has left. */
const narrowest = 320;
const themes = ['light', 'dark'] as const;
/** Where all rules apply: what is shown depends on the width. The other views differ in colour and size. */
const everyRuleIn = ['390 light', '1440 light'];
const pictured = ['390 dark', '1440 light'];

export const axe: Part = {
  name: 'axe',
  title: 'axe in both themes at three widths',
  bar: 'no finding',
  concurrency: 2,
  dependsOn: 'page',
  async run(route, { browser, url, folder }) {
    const faults: string[] = [];
    const pictures: Record<string, string> = {};
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      if (width === widths[0]) await page.goto(url + route, { waitUntil: 'load' });
      await scrollThrough(page);
      for (const colorScheme of themes) {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
        const view = `${width} ${colorScheme}`;
        const rules = everyRuleIn.includes(view) ? everyRule : viewRules;
        for (const { id, nodes } of await runAxe(page, rules))
          faults.push(`${id} at ${width} px, ${colorScheme}: ${nodes[0]?.html.slice(0, 160)}`);
        if (!pictured.includes(view)) continue;
        const name = `${fileOf(route)}-${width}-${colorScheme}.jpg`;
        pictures[view] = join('axe', name);
        await page.screenshot({
          path: join(folder, 'axe', name),
          type: 'jpeg',
          quality: 60,
          fullPage: true,
        });
      }
    }
    for (const width of [...widths, narrowest]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) faults.push(`${overflow} px too wide at ${width} px`);
    }
    await context.close();
    return { faults, figures: { 'axe findings': faults.length }, pictures };
  },
};
