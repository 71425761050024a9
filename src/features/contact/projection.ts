import type { Position } from './mapFeatures.ts';

const west = 73.755;
const north = 18.596;
/** A degree of longitude is shorter than one of latitude, here by the cosine of 18.5°. */
const narrowing = Math.cos((18.5 * Math.PI) / 180);
const scale = 3400;
const kilometresPerDegree = 111.2;

export const mapSize = { width: 600, height: 560 };
export const pixelsPerKilometre = scale / kilometresPerDegree;

/** Where a position lies on the drawing. */
export const project = ([latitude, longitude]: Position): [x: number, y: number] => [
  Math.round((longitude - west) * narrowing * scale),
  Math.round((north - latitude) * scale),
];

/** A line through positions with its corners rounded. */
export function linePath(positions: readonly Position[]): string {
  const points = positions.map(project);
  const [first, ...rest] = points;
  if (!first) return '';
  const curves = rest.map(([x, y], index) => {
    const after = rest[index + 1];
    return after ? `Q${x} ${y} ${(x + after[0]) / 2} ${(y + after[1]) / 2}` : `L${x} ${y}`;
  });
  return `M${first.join(' ')}${curves.join('')}`;
}
