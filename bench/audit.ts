import { buildRelease } from '../scripts/build/buildRelease.ts';
import { buildStamp } from '../scripts/build/buildStamp.ts';
import { startServer } from '../tests/support/server.ts';
import { fingerprints } from './audit/fingerprints.ts';
import { openBrowser } from './audit/openBrowser.ts';
import { readOptions, usage } from './audit/options.ts';
import { parts } from './audit/parts.ts';
import { writeReport } from './audit/report/writeReport.ts';
import { allRoutes, sampleOf } from './audit/routes.ts';
import { runPart } from './audit/runPart.ts';
import { openStore } from './audit/store.ts';

process.chdir(`${import.meta.dirname}/..`);
const options = readOptions(process.argv.slice(2));
const matches = (name: string, asked: string) => name === asked || name.startsWith(`${asked}-`);
const chosen = parts.filter(
  ({ name }) => !options.only.length || options.only.some((asked) => matches(name, asked)),
);
if (options.only.some((asked) => !parts.some(({ name }) => matches(name, asked)))) {
  console.error(usage);
  process.exit(2);
}

await buildRelease({ onlyWhenStale: true });
const server = await startServer({ LOG_LEVEL: 'warn', SUBMISSIONS_PER_HOUR: '3600' });
// Also runs on interruption, so that no server is left behind; results so far are saved.
process.once('exit', () => server.process.kill());
const { browser } = await openBrowser();

try {
  const everywhere = await allRoutes(server.url);
  const build = buildStamp().slice(0, 12);
  const store = openStore(build, await fingerprints(server.url, everywhere, build));
  const routes = options.routes.length
    ? options.routes
    : options.sample
      ? sampleOf(everywhere)
      : everywhere;
  const audit = { url: server.url, browser, folder: store.folder };
  for (const part of chosen) await runPart(part, routes, { audit, store, fresh: options.fresh });
  const faults = writeReport(store, everywhere);
  console.log(`\n${faults} faults; see bench/AUDIT.md and ${store.folder}/index.html`);
  process.exitCode = faults === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}
