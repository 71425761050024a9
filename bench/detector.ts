import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../scripts/browser.ts';
import { apiPaths, paths } from '../src/site/paths.ts';
import { startServer } from '../tests/support/server.ts';
import { median } from './median.ts';
import { saveResults, table } from './saveResults.ts';

const turns = 7;
const milliseconds = (time: number) => `${Math.round(time)} ms`;
/** A photograph of 12 megapixels with a mark in it. */
const photograph = await sharp('src/assets/logo-detection/samples/van.webp')
  .resize(4000, 3000, { fit: 'fill' })
  .jpeg({ quality: 85 })
  .toBuffer();

const server = await startServer();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await page.goto(server.url + paths.logoDetection);
const tool = page.locator('#try-it');
await tool.scrollIntoViewIfNeeded();
await tool.locator('astro-island:not([ssr])').waitFor();

/** The time the tool states: reading, searching and looking again, by two workers. */
async function searchInBrowser(turn: number): Promise<number> {
  const name = `photograph-${turn}.jpg`;
  await tool
    .getByLabel(/Choose pictures/)
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: photograph });
  const stated = tool.locator('article', { hasText: name }).getByText(/px, \d+ ms/);
  return Number(/(\d+) ms/.exec((await stated.textContent({ timeout: 60_000 })) ?? '')?.[1]);
}

const inBrowser: number[] = [];
// The first one loads the model.
for (let turn = 0; turn <= turns; turn++) inBrowser.push(await searchInBrowser(turn));
await browser.close();

async function searchByApi(): Promise<number> {
  const body = new FormData();
  body.set(
    'image',
    new Blob([new Uint8Array(photograph)], { type: 'image/jpeg' }),
    'photograph.jpg',
  );
  const started = performance.now();
  const answer = await fetch(server.url + apiPaths.logoDetection, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
  return performance.now() - started;
}
await searchByApi();
const byApi: number[] = [];
for (let turn = 0; turn < 4; turn++) byApi.push(await searchByApi());
await server.stop();

saveResults(
  'Products',
  'Logo detection',
  'node bench/detector.ts',
  `${table(
    ['A photograph of 12 megapixels', 'Median', 'Slowest', 'Bar'],
    [
      [
        'in the browser, two workers',
        milliseconds(median(inBrowser.slice(1))),
        milliseconds(Math.max(...inBrowser.slice(1))),
        '1000 ms',
      ],
      ['by the API, one thread', milliseconds(median(byApi)), milliseconds(Math.max(...byApi)), ''],
    ],
  )}

After the model has been loaded, ${turns} times in Chromium, 4 by HTTP.`,
);
