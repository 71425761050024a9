import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { everyRule, runAxe } from './runAxe.ts';

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

async function expectNoViolations(page: Page, options: RunOptions, part?: string): Promise<void> {
  await animationsFinished(page);
  const findings = (await runAxe(page, options, part)).map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`,
  );
  expect(findings).toEqual([]);
}

/** The page, or the part of it that a selector names. */
export const expectAccessible = (page: Page, part?: string) =>
  expectNoViolations(page, everyRule, part);

const ofTheView = [
  ...['color-contrast', 'link-in-text-block'],
  ...['target-size', 'scrollable-region-focusable'],
];

/** Only the rules that depend on the theme or the width; the rest are checked in another view. */
export const expectReadable = (page: Page, part?: string) =>
  expectNoViolations(page, { runOnly: ofTheView }, part);
