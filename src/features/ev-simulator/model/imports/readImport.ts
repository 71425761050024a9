import type { Knot } from '../cycles/cycle.ts';
import { drawingLimits } from '../cycles/drawnCycle.ts';
import type { SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { csvPoints } from './csvPoints.ts';
import { gpxHeights } from './gpxHeights.ts';
import { simplifyPoints } from './simplifyPoints.ts';

export interface ReadImport {
  /** What to change; empty if the file cannot be used. */
  readonly changes: Partial<SimulatorInputs>;
  readonly message: string;
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

function asDrive(points: readonly Knot[]): ReadImport {
  const start = points[0]?.[0] ?? 0;
  const whole = points.map(([second, kmh]): Knot => [Math.round(second - start), round(kmh, 1)]);
  const kept = simplifyPoints(whole, drawingLimits.points);
  return {
    changes: { drive: 'drawn', points: kept.points },
    message: `Read ${points.length} speeds; ${kept.points.length} points follow them within ${kept.deviation.toFixed(1)} km/h.`,
  };
}

function asRoad(points: readonly Knot[]): ReadImport {
  const start = points[0]?.[0] ?? 0;
  const kept = simplifyPoints(
    points.map(([km, metres]): Knot => [round(km - start, 3), round(metres, 0)]),
    drawingLimits.points,
  );
  return {
    changes: { road: 'profile', profile: kept.points },
    message: `Read ${points.length} heights; ${kept.points.length} points follow them within ${kept.deviation.toFixed(0)} m.`,
  };
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
