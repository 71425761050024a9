import { expect, test } from 'vitest';
import { brands, type Logo } from './logo.ts';
import { lookAgain } from './lookAgain.ts';
import type { RunModel } from './model/detector.ts';
import { inMemory } from './picture.ts';
import { pyramid } from './pyramid.ts';

const plain = (width: number, height: number) =>
  pyramid(inMemory({ width, height, data: new Uint8ClampedArray(width * height * 4).fill(90) }));
const picture = plain(400, 300);
const logo: Logo = {
  brand: 'Jyotem',
  confidence: 0.7,
  position: { x: 100, y: 100, width: 80, height: 24 },
};

/** A model that sees one mark of a brand in the middle of all it is shown, as wide as it should be. */
function modelThatSees(brand: Logo['brand'], sureness: number, share = 1): RunModel {
  return async ({ width, height }) => {
    const [columns, rows] = [width / 4, height / 4];
    const plane = columns * rows;
    const values = new Float32Array((brands.length + 4) * plane);
    // The part shown is the mark and 30 px around it on each side, scaled, then filled up to 32 px.
    const scale = width >= 256 ? 150 / 80 : width >= 160 ? 96 / 80 : 64 / 80;
    const [x, y] = [Math.floor((70 * scale) / 4), Math.floor((42 * scale) / 4)];
    const at = y * columns + x;
    values[brands.indexOf(brand) * plane + at] = sureness;
    [40, 12, 40, 12].forEach((edge, side) => {
      values[(brands.length + side) * plane + at] = edge * scale * share;
    });
    return { values, columns, rows };
  };
}

test('a mark that every look confirms is surer than one that none does', async () => {
  const [sure] = await lookAgain(picture, [logo], modelThatSees('Jyotem', 0.8));
  const [unsure] = await lookAgain(picture, [logo], modelThatSees('Jyotem', 0));
  expect(sure?.confidence).toBeGreaterThan(0.9);
  expect(unsure?.confidence).toBeLessThan(0.1);
  expect(sure?.position).toEqual(logo.position);
});

test('another brand, or a mark of another size, confirms nothing', async () => {
  for (const model of [modelThatSees('Pavanor', 0.9), modelThatSees('Jyotem', 0.9, 0.4)]) {
    const [seen] = await lookAgain(picture, [logo], model);
    expect(seen?.confidence).toBeLessThan(0.1);
  }
});

test('a mark that fills a tiny picture is looked at', async () => {
  const small = plain(9, 5);
  const edge: Logo = { ...logo, position: { x: 0, y: 0, width: 9, height: 5 } };
  expect(await lookAgain(small, [edge], modelThatSees('Jyotem', 0))).toHaveLength(1);
});

test('every mark of a wall full of them is kept', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...logo,
    position: { ...logo.position, x: at * 5 },
  }));
  expect(await lookAgain(picture, many, modelThatSees('Jyotem', 0))).toHaveLength(60);
});
