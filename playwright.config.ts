import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { installedBrowser } from './scripts/browser.ts';

// Set by the main process and inherited by its workers, so that all use the same server.
process.env.E2E_PORT ??= String(4500 + (process.pid % 1000));
process.env.E2E_DATA ??= join(tmpdir(), `site-e2e-${process.pid}`);
const port = process.env.E2E_PORT;
const executablePath = installedBrowser();

/** A list of one's own replaces Playwright's, so what these pages could notice of that is here too. */
const switchedOff = [
  // After a press Chromium lets other tasks wait for the next frame, which on a busy machine may
  // never come: a script is then not loaded and nothing happens.
  'DeferRendererTasksAfterInput',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'PaintHolding',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Far above what they take, so that a slow machine fails no test.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // Tracing slows the run by a quarter, so it is off unless a failure needs investigating.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${switchedOff.join(',')}`,
        '--no-first-run',
        // A page of a test lives too briefly to earn back what optimising its scripts takes.
        '--js-flags=--no-turbofan',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/api/health/ready`,
    timeout: 300_000,
    env: {
      PORT: port,
      DATA_DIR: process.env.E2E_DATA,
      // Clears an inherited value: these tests use the same build as the others.
      SITE_URL: '',
      // Lets tests that submit forms set their own client address and so not share rate limits.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      // Some tests add submissions of years ago, which must not be tidied away while they run.
      RETENTION_DAYS: '0',
      // All browsers of these tests are one client.
      DRAWN_PAGES_PER_MINUTE: '100000',
      LOG_LEVEL: 'warn',
    },
  },
});
