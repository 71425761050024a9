import type { Response } from '@playwright/test';
import { scrollThrough } from '../../../tests/support/scrollThrough.ts';
import type { Part } from '../part.ts';
import { watchShifts } from '../watchShifts.ts';

const bars = { HTML: 14, CSS: 12, fonts: 30 };
const scriptBars = { content: 2, bench: 12, islands: 100 };
const kinds: Record<string, string> = {
  document: 'HTML',
  stylesheet: 'CSS',
  script: 'JavaScript',
  font: 'fonts',
  image: 'pictures',
};
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

async function kilobytes(responses: readonly Response[]): Promise<Record<string, number>> {
  const weight = Object.fromEntries(Object.values(kinds).map((kind) => [kind, 0]));
  for (const response of responses) {
    const kind = kinds[response.request().resourceType()];
    if (!kind || response.url().startsWith('data:')) continue;
    const { responseBodySize } = await response.request().sizes();
    weight[kind] = (weight[kind] ?? 0) + responseBodySize / 1000;
  }
  return weight;
}

/** Bytes transferred after scrolling through the whole page, and layout shift meanwhile. */
export const weights: Part = {
  name: 'weights',
  title: 'Bytes, and layout shift while loading and scrolling',
  bar: `HTML ${bars.HTML} kB, CSS ${bars.CSS} kB, fonts ${bars.fonts} kB, JavaScript ${scriptBars.content} kB, with the bench ${scriptBars.bench} kB more, with islands ${scriptBars.islands} kB; no shift`,
  concurrency: 2,
  dependsOn: 'page',
  async run(route, { browser, url }) {
    const faults: string[] = [];
    const figures: Record<string, number> = { 'CLS load': 0 };
    for (const viewport of screens) {
      const context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
      const page = await context.newPage();
      const responses: Response[] = [];
      page.on('response', (response) => responses.push(response));
      const shifts = await watchShifts(page);
      await page.goto(url + route, { waitUntil: 'load' });
      await scrollThrough(page);
      const { total, sources } = await shifts.read();
      figures['CLS load'] = Math.max(figures['CLS load'] ?? 0, total);
      if (total > 0)
        faults.push(`shift of ${total} at ${viewport.width} px: ${sources.join('; ')}`);
      const hasIslands = (await page.locator('astro-island').count()) > 0;
      for (const [kind, weight] of Object.entries(await kilobytes(responses))) {
        const name = `${kind} kB`;
        figures[name] = Math.max(figures[name] ?? 0, Math.round(weight * 10) / 10);
      }
      const hasBench = (await page.locator('[data-bench]').count()) > 0;
      const plain = scriptBars.content + (hasBench ? scriptBars.bench : 0);
      const script = hasIslands ? scriptBars.islands : plain;
      for (const [kind, bar] of Object.entries({ ...bars, JavaScript: script }))
        if ((figures[`${kind} kB`] ?? 0) > bar)
          faults.push(`${figures[`${kind} kB`]} kB of ${kind} at ${viewport.width} px`);
      await context.close();
    }
    return { faults, figures };
  },
};
