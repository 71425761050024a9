import type { Knot } from '../cycles/cycle.ts';

const earthKm = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance on the globe between two positions, in km. */
function arc([lat1, lon1]: Knot, [lat2, lon2]: Knot): number {
  const a =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lon2 - lon1) / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(a));
}

const point = /<(?:trkpt|rtept)\b([^>]*)>([\s\S]*?)<\/(?:trkpt|rtept)>/g;
const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);

/** The heights of a GPX track or route by kilometre; empty if it has none. */
export function gpxHeights(text: string): Knot[] {
  const heights: Knot[] = [];
  let before: Knot | undefined;
  let km = 0;
  for (const [, attributes = '', body = ''] of text.matchAll(point)) {
    const at: Knot = [
      number(attributes, /\blat\s*=\s*["']([^"']+)/),
      number(attributes, /\blon\s*=\s*["']([^"']+)/),
    ];
    const metres = number(body, /<ele>\s*([-\d.]+)\s*<\/ele>/);
    if (![...at, metres].every(Number.isFinite)) continue;
    if (before) km += arc(before, at);
    before = at;
    if (km > (heights.at(-1)?.[0] ?? -1)) heights.push([km, metres]);
  }
  return heights;
}
