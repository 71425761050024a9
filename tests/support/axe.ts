import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { everyRule, runAxe } from './runAxe.ts';

/** Text that is fading in or changing theme has an intermediate colour, which axe would report. */
const animationsFinished = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        (one) =>
          one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

async function expectNoViolations(page: Page, options: RunOptions): Promise<void> {
  await animationsFinished(page);
  const findings = (await runAxe(page, options)).map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`,
  );
  expect(findings).toEqual([]);
}

export const expectAccessible = (page: Page) => expectNoViolations(page, everyRule);

/** Only the rules that depend on the theme; the rest were checked in the other one. */
export const expectReadable = (page: Page) =>
  expectNoViolations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
