import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from './audit/openBrowser.ts';
import type { Finding } from './audit/part.ts';
import { mobile } from './audit/parts/lighthouse.ts';
import { weights } from './audit/parts/weights.ts';
import { median } from './median.ts';
import { saveResults, table } from './saveResults.ts';

/** Compares the same home page on several servers, alternating: node bench/compare.ts NAME=URL … */
const turns = 3;
const sites = process.argv.slice(2).map((argument) => {
  const [name = '', url = ''] = argument.split('=');
  return { name, url, runs: [] as Finding['figures'][] };
});
if (sites.length < 2 || sites.some(({ url }) => !url.startsWith('http'))) {
  console.error(
    'node bench/compare.ts "This site=http://localhost:4321" Next=http://localhost:3000',
  );
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
mkdirSync(join(folder, mobile.name));
const { browser } = await openBrowser();
try {
  for (let turn = 0; turn < turns; turn++)
    for (const { url, runs } of sites) {
      const audit = { url, browser, folder, alone: true };
      const weighed = await weights.run('/', audit);
      const rated = await mobile.run('/', audit);
      runs.push({ ...weighed.figures, ...rated.figures });
    }
  const names = Object.keys(sites[0]?.runs[0] ?? {});
  const rows = names.map((name) => [
    name,
    ...sites.map(({ runs }) => String(median(runs.map((figures) => Number(figures[name]))))),
  ]);
  saveResults(
    'Home page',
    'Beside other frameworks',
    'node bench/compare.ts NAME=URL …',
    `${table(['', ...sites.map(({ name }) => name)], rows)}

Median of ${turns} rounds. Kilobytes transferred after scrolling through the whole page, the larger of 390 and 1440 px at a device pixel ratio of 2; Lighthouse mobile.`,
  );
} finally {
  await mobile.close?.();
  await browser.close();
  rmSync(folder, { recursive: true });
}
