import { paths, searchPath } from '../src/site/paths.ts';
import { startRelease } from '../tests/support/server.ts';
import { median } from './median.ts';

const words = ['surge', 'burst', 'esd', 'ring wave', 'impulse', 'telecom', 'coupling', 'dip'];
const turns = 40;

/** How long a release takes to answer a visitor, in milliseconds, one question at a time. */
export async function answerTimes(release: string) {
  const server = await startRelease(release, { LOG_LEVEL: 'warn' });
  const ask = async (path: string) => {
    const started = performance.now();
    const response = await fetch(server.url + path);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return performance.now() - started;
  };
  const at = <Item>(items: readonly Item[], turn: number) => items[turn % items.length] as Item;
  const timesOf = async (pathOf: (turn: number) => string) => {
    const times: number[] = [];
    for (let turn = 0; turn < 2 * turns; turn++) times.push(await ask(pathOf(turn)));
    return median(times.slice(turns));
  };
  try {
    return {
      search: await timesOf((turn) => searchPath(`${at(words, turn)} ${turn}`)),
      finder: await timesOf((turn) => `${paths.finder}?phenomenon=surge&kv=${1 + turn / 10}`),
    };
  } finally {
    await server.stop();
  }
}
