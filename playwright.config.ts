import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { installedBrowser } from './scripts/browser.ts';

// Set once by the first process, so that its workers use the same server.
process.env.E2E_PORT ??= String(4500 + (process.pid % 1000));
process.env.E2E_DATA ??= join(tmpdir(), `site-e2e-${process.pid}`);
const port = process.env.E2E_PORT;
const executablePath = installedBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording costs a quarter of the time: ask for it when a failure must be understood.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
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
      // As if not set: the same build serves these tests and the others.
      SITE_URL: '',
      // Tests that send forms come from addresses of their own, so that limits do not add up.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      LOG_LEVEL: 'warn',
    },
  },
});
