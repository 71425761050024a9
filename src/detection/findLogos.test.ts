import { expect, test } from 'vitest';
import { findCandidates } from './findLogos.ts';
import type { RunModel } from './model/detector.ts';
import { inMemory } from './picture.ts';
import { pyramid } from './pyramid.ts';

const picture = {
  width: 2000,
  height: 1200,
  data: new Uint8ClampedArray(2000 * 1200 * 4).fill(255),
};

/** Runs that note what they were shown. */
function noted(): { seen: string[]; run: RunModel } {
  const seen: string[] = [];
  const run: RunModel = async ({ width, height }) => {
    seen.push(`${width} × ${height}`);
    const [columns, rows] = [width / 4, height / 4];
    return { values: new Float32Array(13 * columns * rows), columns, rows };
  };
  return { seen, run };
}

test('workers that ask in turn search every tile once', async () => {
  const alone = noted();
  await findCandidates(pyramid(inMemory(picture)), alone.run);
  let asked = 0;
  const next = () => Promise.resolve(asked++);
  const [first, second] = [noted(), noted()];
  await Promise.all(
    [first, second].map(({ run }) => findCandidates(pyramid(inMemory(picture)), run, { next })),
  );
  expect([...first.seen, ...second.seen].sort()).toEqual(alone.seen.sort());
  expect(Math.min(first.seen.length, second.seen.length)).toBeGreaterThan(1);
});
