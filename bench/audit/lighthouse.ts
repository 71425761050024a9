import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import type { Check } from './check.ts';

/** Installed there by `npm run audit` alone. */
const program = '.cache/lighthouse/node_modules/.bin/lighthouse';
const run = promisify(execFile);

interface Report {
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

/** On the home page a finished first frame wins over the last points. */
const barsOf = (route: string) =>
  route === '/' ? { performance: 95, paint: 2.5 } : { performance: 98, paint: 1.8 };

export const lighthouse: Check = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile, simulated',
  bar: '98 in every category, 95 for performance on the home page; largest paint 1.8 s, there 2.5 s',
  concurrency: 1,
  isTimed: true,
  worse: { score: Math.min, 'LCP s': Math.max },
  async run(route, { url }) {
    const { stdout } = await run(
      program,
      [url + route, '--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'],
      {
        env: { ...process.env, CHROME_PATH: findBrowser() ?? chromium.executablePath() },
        maxBuffer: 2 ** 28,
      },
    );
    const { categories, audits, runtimeError }: Report = JSON.parse(stdout);
    if (runtimeError) throw new Error(runtimeError.message);
    const bars = barsOf(route);
    const scores = Object.entries(categories).map(([id, { title, score }]) => ({
      title,
      points: Math.round((score ?? 0) * 100),
      bar: id === 'performance' ? bars.performance : 98,
    }));
    const paint = Math.round((audits['largest-contentful-paint']?.numericValue ?? 0) / 10) / 100;
    return {
      faults: [
        ...scores
          .filter(({ points, bar }) => points < bar)
          .map(({ title, points }) => `${title} ${points}`),
        ...(paint > bars.paint ? [`largest paint after ${paint} s`] : []),
      ],
      figures: { score: Math.min(...scores.map(({ points }) => points)), 'LCP s': paint },
    };
  },
};
