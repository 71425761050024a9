import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** Half the size of what the package exports, and every page loads it. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG 2.2 AA, and what axe calls best practice. */
export const everyRule: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Only the rules that depend on the theme or the width. */
export const viewRules: RunOptions = {
  runOnly: [
    ...['color-contrast', 'link-in-text-block'],
    ...['target-size', 'scrollable-region-focusable'],
  ],
};

interface Axe {
  run(part: string | Document, options: RunOptions): Promise<{ violations: Violation[] }>;
}
export interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Text that is fading in or changing theme has an intermediate colour, which axe would report. */
const animationsFinished = (page: Page) =>
  page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          (one) =>
            one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity,
        );
    // What inherits a colour begins to change when its parent has finished.
    for (let running = ending(); running.length > 0; running = ending())
      await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** Loads axe into a page once, because loading takes a third as long as a look at all of it. */
export async function runAxe(page: Page, options: RunOptions, part?: string): Promise<Violation[]> {
  await animationsFinished(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return await page.evaluate(
    async ({ where, ...asked }) => {
      const loaded = (window as unknown as { axe: Axe }).axe;
      const { violations } = await loaded.run(where ?? document, {
        ...asked,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ html }) => ({ html })),
      }));
    },
    { ...options, where: part },
  );
}
