import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rules of WCAG 2.2 AA, and what axe calls best practice. */
export const everyRule: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

interface Axe {
  run(part: string | Document, options: RunOptions): Promise<{ violations: Violation[] }>;
}
export interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Loads axe into the page once: loading takes four times as long as looking at the page. */
export async function runAxe(page: Page, options: RunOptions, part?: string): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
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
