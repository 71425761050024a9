import { chromium, type Locator } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { standardCycles } from '../src/features/ev-simulator/model/cycles/standardCycles.ts';
import { driveCycle } from '../src/features/ev-simulator/model/driveCycle.ts';
import { defaultInputs } from '../src/features/ev-simulator/model/inputs/simulatorInputs.ts';
import { scenarioOf } from '../src/features/ev-simulator/model/physics/scenario.ts';
import { paths } from '../src/site/paths.ts';
import { startServer } from '../tests/support/server.ts';
import { saveResults, table } from './saveResults.ts';

/** Frame time at 60 Hz; anything over one and a half of it counts as a dropped frame. */
const frame = 1000 / 60;
const rounds = 200;

const rows: string[][] = [];

function addRow(name: string, times: readonly number[], dropped = ''): void {
  const sorted = [...times].sort((a, b) => a - b);
  const percentile = (share: number) =>
    `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)} ms`;
  rows.push([
    name,
    String(times.length),
    percentile(0.5),
    percentile(0.99),
    percentile(1),
    dropped,
  ]);
}

const scenario = scenarioOf({ ...defaultInputs, mode: 'advanced' });
addRow(
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
const slider = page.getByRole('slider', { name: 'Average speed' });
await slider.scrollIntoViewIfNeeded();
await page.locator('astro-island:not([ssr])').first().waitFor();

/** Times between frames while the mouse drags to the right. */
async function frameTimesWhileDragging(element: Locator): Promise<number[]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing to drag');
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

// Control: frames the machine drops even when there is nothing to redraw.
const atRest = page.getByRole('tablist', { name: 'Mode' });
for (const round of [1, 2, 3])
  for (const [name, element] of [
    ['slider moved', slider],
    ['nothing to redraw', atRest],
  ] as const) {
    const times = await frameTimesWhileDragging(element);
    const dropped = times.filter((time) => time > frame * 1.5).length;
    addRow(`Frames, ${name}, round ${round}`, times, String(dropped));
  }
await browser.close();
await server.stop();
saveResults(
  'Products',
  'EV simulator',
  'node bench/simulator.ts',
  `${table(['What', 'Count', 'p50', 'p99', 'Max', 'Dropped'], rows)}

The slider is dragged from end to end in 200 mouse steps. Dropped: frames that took more than 1.5 times 16.7 ms. "Nothing to redraw" is the same movement beside the slider, which shows the frames the machine drops anyway. Bars: a cycle below 20 ms, no more frames dropped than beside the slider.`,
);
