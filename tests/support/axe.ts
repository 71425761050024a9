import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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

/** Our pages have no frames, so axe can run in legacy mode, which takes half the time. */
async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  await animationsFinished(page);
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`,
  );
  expect(findings).toEqual([]);
}

export const expectAccessible = (page: Page) =>
  expectNoViolations(page, new AxeBuilder({ page }).withTags(tags));

/** Only the rules that depend on the theme; the rest were checked in the other one. */
export const expectReadable = (page: Page) =>
  expectNoViolations(
    page,
    new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']),
  );
