import { consolePath } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';
import { waitForHydration } from '../support/waitForHydration.ts';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread in µs: other processes do not count. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

for (const screen of ['', 'solapur', 'kolhapur/inv-02'])
  test(`no task takes over 50 ms on a processor slowed four times while scrubbing ${screen || 'the fleet'}`, async ({
    page,
    browser,
  }) => {
    await page.goto(consolePath(screen, { at: '2026-04-09T12:52' }));
    await waitForHydration(page.getByRole('combobox', { name: 'Role' }));
    await page.getByRole('slider', { name: 'Time of day' }).focus();
    await browser.startTracing(page, { categories: ['toplevel'] });
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('As of 9 April 2026, 12:12 IST')).toBeVisible();
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
    const main = traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf);
    const tasks = traceEvents.filter(
      (event) => event.name.endsWith('RunTask') && main.includes(threadOf(event)),
    );
    const longest = Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
    expect(longest).toBeGreaterThan(0);
    expect(4 * longest).toBeLessThan(50);
  });
