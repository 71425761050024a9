import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { everyRule, runAxe, viewRules } from './runAxe.ts';

async function expectNoViolations(page: Page, options: RunOptions, part?: string): Promise<void> {
  // What would be loaded serves one rule, about sound that plays by itself; the audit asks it.
  const findings = (await runAxe(page, { ...options, preload: false }, part)).map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`,
  );
  expect(findings).toEqual([]);
}

/** The page, or the part of it that a selector names. */
export const expectAccessible = (page: Page, part?: string) =>
  expectNoViolations(page, everyRule, part);

/** Only the rules that depend on the theme or the width; the rest are checked in another view. */
export const expectReadable = (page: Page, part?: string) =>
  expectNoViolations(page, viewRules, part);
