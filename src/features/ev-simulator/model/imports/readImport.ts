import { rounded } from '../../../../site/formats.ts';
import type { Knot } from '../cycles/cycle.ts';
import { drawingLimits } from '../cycles/drawnCycle.ts';
import type { SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { csvPoints } from './csvPoints.ts';

export interface ReadImport {
  /** What to change; empty if the file cannot be used. */
  readonly changes: Partial<SimulatorInputs>;
  readonly message: string;
}

interface Simplified {
  readonly points: readonly Knot[];
  /** How far the line now is from any point that was left out, in units of the second number. */
  readonly deviation: number;
}

/** The line between two points, at a place between them. */
const between = ([x0, y0]: Knot, [x1, y1]: Knot, x: number) =>
  x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);

/** The points that matter most, at most so many: each time the one farthest from the line is added. */
export function simplifyPoints(points: readonly Knot[], most: number): Simplified {
  const chosen = [0, Math.max(0, points.length - 1)];
  function farthest(): { index: number; away: number } {
    let found = { index: -1, away: 0 };
    for (let part = 1; part < chosen.length; part++) {
      const [from, to] = [chosen[part - 1] ?? 0, chosen[part] ?? 0];
      const [start, end] = [points[from], points[to]];
      for (let index = from + 1; start && end && index < to; index++) {
        const point = points[index] ?? start;
        const away = Math.abs(point[1] - between(start, end, point[0]));
        if (away > found.away) found = { index, away };
      }
    }
    return found;
  }
  let next = farthest();
  while (next.away > 0 && chosen.length < most) {
    chosen.push(next.index);
    chosen.sort((a, b) => a - b);
    next = farthest();
  }
  const kept = new Set(chosen);
  return { points: points.filter((_, index) => kept.has(index)), deviation: next.away };
}

function asDrive(points: readonly Knot[]): ReadImport {
  const start = points[0]?.[0] ?? 0;
  const whole = points.map(([second, kmh]): Knot => [Math.round(second - start), rounded(kmh, 1)]);
  const kept = simplifyPoints(whole, drawingLimits.points);
  return {
    changes: { drive: 'drawn', points: kept.points },
    message: `Read ${points.length} speeds; ${kept.points.length} points follow them within ${kept.deviation.toFixed(1)} km/h.`,
  };
}

function asRoad(points: readonly Knot[]): ReadImport {
  const start = points[0]?.[0] ?? 0;
  const kept = simplifyPoints(
    points.map(([km, metres]): Knot => [rounded(km - start, 3), rounded(metres, 0)]),
    drawingLimits.points,
  );
  return {
    changes: { road: 'profile', profile: kept.points },
    message: `Read ${points.length} heights; ${kept.points.length} points follow them within ${kept.deviation.toFixed(0)} m.`,
  };
}

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

/** A file a visitor chose: a GPX track, or a CSV of speed over time or of height over distance. */
export function readImport(text: string): ReadImport {
  if (/<gpx\b/i.test(text)) {
    const heights = gpxHeights(text);
    if (heights.length > 1) return asRoad(heights);
    return { changes: {}, message: 'This GPX file has no track with heights.' };
  }
  const table = csvPoints(text);
  if (table && table.points.length > 1) {
    return table.kind === 'drive' ? asDrive(table.points) : asRoad(table.points);
  }
  return {
    changes: {},
    message:
      'This file is neither GPX nor a table whose first line names time and speed, or distance and height.',
  };
}
