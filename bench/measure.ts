import { setImmediate } from 'node:timers/promises';

export const rounds = 60;

async function duration(ask: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await ask();
  return performance.now() - started;
}

/** The longest time for which nobody else was served. */
export async function longestWait(ask: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let longest = 0;
  const asked = ask().finally(() => {
    isOver = true;
  });
  while (!isOver) longest = Math.max(longest, await duration(() => setImmediate()));
  await asked;
  return longest;
}

/** Times of so many rounds, after those that warm up. */
export async function measure(
  ask: () => Promise<unknown>,
  { warmUps = 1, time = duration }: { warmUps?: number; time?: typeof duration } = {},
) {
  for (let round = 0; round < warmUps; round++) await ask();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await time(ask));
  times.sort((a, b) => a - b);
  return {
    p50: times[Math.floor(rounds * 0.5)] ?? 0,
    p95: times[Math.floor(rounds * 0.95)] ?? 0,
  };
}
