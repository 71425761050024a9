import { chromium, type Locator } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { driveCycle } from '../src/features/ev-simulator/model/driveCycle.ts';
import { scenarioOf } from '../src/features/ev-simulator/model/scenario.ts';
import { standardCycles } from '../src/features/ev-simulator/model/selectedCycle.ts';
import { defaultInputs } from '../src/features/ev-simulator/model/simulatorInputs.ts';
import { paths } from '../src/site/paths.ts';
import { startServer } from '../tests/support/server.ts';
import { saveResults, table } from './saveResults.ts';

/** What a display of 60 Hz allows; one and a half of it means that a frame was left out. */
const frame = 1000 / 60;
const rounds = 200;

const rows: string[][] = [];

function note(name: string, times: readonly number[], leftOut = ''): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)} ms`;
  rows.push([name, String(times.length), at(0.5), at(0.99), at(1), leftOut]);
}

const scenario = scenarioOf({ ...defaultInputs, mode: 'advanced' });
note(
  'A cycle of 1800 s',
  Array.from({ length: rounds }, () => {
    const started = performance.now();
    driveCycle(scenario, standardCycles.wltp);
    return performance.now() - started;
  }),
);

const server = await startServer();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(`${server.url}${paths.evSimulator}`);
const slider = page.getByRole('slider');
await slider.scrollIntoViewIfNeeded();
await page.locator('astro-island:not([ssr])').first().waitFor();

/** Times from one frame to the next while the mouse is pressed and drawn to the right. */
async function framesWhileDrawn(element: Locator): Promise<number[]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing to draw at');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 20, y);
  const frames = element.evaluate((target) => {
    const times: number[] = [];
    let before = 0;
    return new Promise<number[]>((resolve) => {
      target.addEventListener('pointerup', () => resolve(times), { once: true });
      const next = (now: number) => {
        if (before > 0) times.push(now - before);
        before = now;
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
  });
  await page.mouse.down();
  for (let step = 0; step <= 200; step++)
    await page.mouse.move(box.x + 20 + ((box.width - 40) * step) / 200, y);
  await page.mouse.up();
  return frames;
}

// What the machine leaves out by itself shows where nothing has to be drawn.
const atRest = page.getByRole('tablist', { name: 'Mode' });
for (const round of [1, 2, 3])
  for (const [name, element] of [
    ['slider moved', slider],
    ['nothing to draw', atRest],
  ] as const) {
    const times = await framesWhileDrawn(element);
    const leftOut = times.filter((time) => time > frame * 1.5).length;
    note(`Frames, ${name}, round ${round}`, times, String(leftOut));
  }
await browser.close();
await server.stop();
saveResults(
  'Products',
  'EV simulator',
  'node bench/simulator.ts',
  `${table(['What', 'Count', 'p50', 'p99', 'Most', 'Left out'], rows)}

The slider is drawn from end to end in 200 steps of the mouse. Left out: frames that took half as long again as 16.7 ms. "Nothing to draw" is the same movement beside the slider, for what the machine leaves out by itself. Bars: a cycle below 20 ms, no more frames left out than beside the slider.`,
);
