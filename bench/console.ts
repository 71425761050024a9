import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { lastMoment } from '../src/features/solar/model/calendar/consoleDays.ts';
import { fleet } from '../src/features/solar/model/plant/fleet.ts';
import { plantDay } from '../src/features/solar/model/plant/plantDay.ts';
import { yearFigures } from '../src/features/solar/model/report/yearFigures.ts';
import { consolePath } from '../src/site/paths.ts';
import { startServer } from '../tests/support/server.ts';
import { waitForHydration } from '../tests/support/waitForHydration.ts';
import { median } from './median.ts';
import { saveResults, table } from './saveResults.ts';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread in µs: other processes do not count. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const milliseconds = (time: number) => `${time.toFixed(1)} ms`;
function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

const today = lastMoment(Date.now());
const days = fleet.flatMap((plant) =>
  Array.from({ length: 20 }, (_, back) => timeOf(() => plantDay(plant, today.day - 1 - back))),
);
const lastYear = new Date().getUTCFullYear() - 1;
const years = [1, 2, 3].map(() =>
  timeOf(() => {
    for (const plant of fleet) yearFigures(plant, lastYear, today);
  }),
);
const rows = [
  ['A day of one plant by the minute, median', milliseconds(median(days)), '10 ms'],
  ['A year of the fleet by five minutes, median', milliseconds(median(years)), '2000 ms'],
];

const server = await startServer();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** The longest task of the page's main thread while 40 minutes are scrubbed back. */
async function longestTask(screen: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(server.url + consolePath(screen, { at: '2026-04-09T12:52' }));
  await waitForHydration(page.getByRole('combobox', { name: 'Role' }));
  await page.getByRole('slider', { name: 'Time of day' }).focus();
  await browser.startTracing(page, { categories: ['toplevel'] });
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowLeft');
  await page.getByText('As of 9 April 2026, 12:12 IST').waitFor();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await page.close();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(threadOf);
  const tasks = traceEvents.filter(
    (event) => event.name.endsWith('RunTask') && main.includes(threadOf(event)),
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

for (const screen of ['', 'solapur', 'kolhapur/inv-02'])
  rows.push([
    `Longest task while scrubbing ${screen || 'the fleet'}, times four`,
    milliseconds(
      4 * median([await longestTask(screen), await longestTask(screen), await longestTask(screen)]),
    ),
    '50 ms',
  ]);
await browser.close();
await server.stop();
saveResults(
  'Products',
  'Solar console',
  'node bench/console.ts',
  `${table(['What', 'Measured', 'Bar'], rows)}

Tasks are counted in processor time of the page's main thread, median of three runs, times four for a processor slowed four times.`,
);
