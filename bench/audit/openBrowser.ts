import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { freePort } from '../../tests/support/freePort.ts';

/** A browser for Playwright that also opens a debugging port for tools with their own client. */
export async function openBrowser() {
  const debuggingPort = await freePort();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
  });
  return { browser, debuggingPort };
}
