import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { buildRelease } from '../scripts/build/buildRelease.ts';
import { buildStamp } from '../scripts/build/buildStamp.ts';
import { startServer } from '../tests/support/server.ts';
import { axe, states } from './audit/axe.ts';
import { allRoutes, openFindings, sampleOf } from './audit/findings.ts';
import { lighthouse } from './audit/lighthouse.ts';
import { report } from './audit/report.ts';
import { runCheck } from './audit/runCheck.ts';
import { use } from './audit/use.ts';
import { weights } from './audit/weights.ts';

/**
 * Holds every route against the bars for weight, accessibility, interaction and Lighthouse:
 * npm run audit -- [--only NAME]… [--route /path]… [--sample]
 */
process.chdir(`${import.meta.dirname}/..`);
/** Fastest first. */
const checks = [states, weights, axe, use, lighthouse];
const names = checks.map(({ name }) => name);
const { only = names, ...asked } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    route: { type: 'string', multiple: true },
    sample: { type: 'boolean' },
  },
}).values;
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`${unknown.join()} is none of ${names.join(', ')}`);

await buildRelease({ onlyWhenStale: true });
const server = await startServer({ LOG_LEVEL: 'warn', SUBMISSIONS_PER_HOUR: '3600' });
// Also runs on interruption, so that no server is left behind; findings so far are kept.
process.once('exit', () => server.process.kill());
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});

try {
  const tags = await allRoutes(server.url, buildStamp());
  const everywhere = [...tags.keys()];
  const routes = asked.route ?? (asked.sample ? sampleOf(everywhere) : everywhere);
  const all = checks.map((check) => ({ check, findings: openFindings(check, tags) }));
  for (const { check, findings } of all)
    if (only.includes(check.name))
      await runCheck(check, routes, { site: { url: server.url, browser }, findings });
  const found = all.map(({ check, findings }) => ({ check, found: findings.all() }));
  writeFileSync('bench/AUDIT.md', report(found, everywhere.length));
  const faulty = found.some((one) => [...one.found.values()].some(({ faults }) => faults.length));
  process.exitCode = faulty ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}
