import { otherBrowsers } from '../../../scripts/browser.ts';
import { startFirefox } from '../../../tests/browsers/startFirefox.ts';
import type { Part } from '../part.ts';

const width = 390;
/** What is wrong with the page, in the page. */
const look = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  scrollTo(0, document.body.scrollHeight);
  return [
    !document.querySelector('h1')?.checkVisibility() && 'shows no heading',
    scrollWidth > clientWidth && scrollWidth - clientWidth + ' px too wide at ${width} px',
    !/Plex/.test(getComputedStyle(document.body).fontFamily) && 'has no style',
  ].filter(Boolean);
})()`;

let started: ReturnType<typeof startFirefox> | undefined;

export const firefox: Part = {
  name: 'firefox',
  title: 'Firefox on a narrow screen',
  bar: 'heading and style shown, fits, nothing logged as an error',
  concurrency: 1,
  dependsOn: 'page',
  async run(route, { url }) {
    if (!otherBrowsers.Firefox) throw new Error('Firefox is not installed');
    started ??= startFirefox(otherBrowsers.Firefox);
    const browser = await started;
    await browser.resize(width, 844);
    const before = browser.errors.length;
    await browser.open(url + route);
    const faults = (await browser.evaluate(look)) as string[];
    return { faults: [...faults, ...browser.errors.slice(before)], figures: {} };
  },
  async close() {
    await (await started)?.close();
    started = undefined;
  },
};
