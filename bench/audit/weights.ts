import type { Response } from '@playwright/test';
import { scrollThrough } from '../../tests/support/scrollThrough.ts';
import { watchShifts } from '../../tests/support/watchShifts.ts';
import type { Check, Site } from './check.ts';

/** Kilobytes; pictures before anybody scrolls on a phone. */
const bars = { HTML: 15, CSS: 13, pictures: 400 };
const scriptBars = { content: 2.5, bench: 12, islands: 110 };
const kinds: Record<string, string> = {
  document: 'HTML',
  stylesheet: 'CSS',
  script: 'JavaScript',
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

async function weigh(route: string, { browser, url }: Site, viewport: (typeof screens)[number]) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const shifts = await watchShifts(page);
  await page.goto(url + route, { waitUntil: 'load' });
  const { pictures = 0 } = await kilobytes([...responses]);
  await scrollThrough(page);
  const weight = await kilobytes(responses);
  const hasIslands = (await page.locator('astro-island').count()) > 0;
  const hasBench = (await page.locator('[data-bench]').count()) > 0;
  const plain = scriptBars.content + (hasBench ? scriptBars.bench : 0);
  const found = {
    weight: viewport.width < 500 ? { ...weight, pictures } : { ...weight, pictures: 0 },
    script: hasIslands ? scriptBars.islands : plain,
    shifts: await shifts.read(),
  };
  await context.close();
  return found;
}

export const weights: Check = {
  name: 'weights',
  title: 'Bytes, and layout shift while loading and scrolling',
  bar: `HTML ${bars.HTML} kB, CSS ${bars.CSS} kB, JavaScript ${scriptBars.content} kB, with the bench ${scriptBars.bench} kB more, with islands ${scriptBars.islands} kB; pictures before scrolling on a phone ${bars.pictures} kB; no shift`,
  concurrency: 2,
  worse: Object.fromEntries(
    [...Object.values(kinds).map((kind) => `${kind} kB`), 'shift'].map((name) => [name, Math.max]),
  ),
  async run(route, site) {
    const faults: string[] = [];
    const figures: Record<string, number> = { shift: 0 };
    for (const viewport of screens) {
      const { weight, script, shifts } = await weigh(route, site, viewport);
      figures.shift = Math.max(figures.shift ?? 0, shifts.total);
      if (shifts.total > 0)
        faults.push(
          `shift of ${shifts.total} at ${viewport.width} px: ${shifts.sources.join('; ')}`,
        );
      for (const [kind, bar] of Object.entries({ ...bars, JavaScript: script })) {
        const rounded = Math.round((weight[kind as keyof typeof weight] ?? 0) * 10) / 10;
        figures[`${kind} kB`] = Math.max(figures[`${kind} kB`] ?? 0, rounded);
        if (rounded > bar) faults.push(`${rounded} kB of ${kind} at ${viewport.width} px`);
      }
    }
    return { faults, figures };
  },
};
