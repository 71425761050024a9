import { expect, test } from 'vitest';
import { allProducts as products } from '../../../tests/support/instruments.ts';
import { dimensionDrawing } from './dimensionDrawing.ts';

test.each(products.map(({ slug, body }) => [slug, body] as const))(
  '%s is drawn to scale, inside the sheet, with its three figures',
  (_, body) => {
    const { svg, width, height, labels } = dimensionDrawing(body);
    const [front, side] = [
      ...svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="([\d.]+)"/g),
    ].map(([, x, across, high]) => ({ x: Number(x), across: Number(across), high: Number(high) }));
    if (!front || !side) throw new Error(svg);
    expect(front.across / front.high).toBeCloseTo(body.widthMm / body.heightMm, 0);
    expect(side.across / front.across).toBeCloseTo(body.depthMm / body.widthMm, 0);
    expect(side.x + side.across).toBeLessThan(width);
    expect(front.high).toBeLessThan(height);
    expect(labels.map(({ words }) => words)).toEqual(
      [body.heightMm, body.widthMm, body.depthMm].map(String),
    );
  },
);
