import { expect, test } from 'vitest';
import { findCandidates } from './findLogos.ts';
import type { RunModel } from './model/detector.ts';
import { inMemory } from './picture.ts';
import { pyramid } from './pyramid.ts';
import { tiles } from './tiles.ts';

const picture = {
  width: 2000,
  height: 1200,
  data: new Uint8ClampedArray(2000 * 1200 * 4).fill(255),
};

test('every tile is searched once, and the share of them is told', async () => {
  const seen: string[] = [];
  const run: RunModel = async ({ width, height }) => {
    seen.push(`${width} × ${height}`);
    const [columns, rows] = [width / 4, height / 4];
    return { values: new Float32Array(13 * columns * rows), columns, rows };
  };
  const shares: number[] = [];
  const sizes = pyramid(inMemory(picture));
  await findCandidates(sizes, run, (share) => shares.push(share));
  expect(seen).toHaveLength(sizes.levels.flatMap(tiles).length);
  expect(shares).toEqual(seen.map((_, at) => (at + 1) / seen.length));
});
