import { type Cycle, type Knot, sampleKnots } from './cycle.ts';

export const drawingLimits = {
  points: 60,
  seconds: 3600,
  kmh: 200,
  /** Roughly what tyres can transmit on a dry road, in m/s². */
  acceleration: 6,
} as const;

/** The initial drawing. */
export const firstDrawing: readonly Knot[] = [
  [0, 0],
  [15, 40],
  [60, 50],
  [75, 20],
  [95, 80],
  [200, 90],
  [220, 0],
  [240, 0],
];

/** Gentle acceleration in m/s², for a start or end that was not drawn. */
const gentle = 1.2;

const rampSeconds = (kmh: number): number => Math.ceil(kmh / 3.6 / gentle);

/** The points sorted by time, starting and ending at rest so the trip can repeat. */
function close(points: readonly Knot[]): Knot[] {
  const ordered = [...points].sort(([a], [b]) => a - b);
  const [start, startSpeed] = ordered[0] ?? [0, 0];
  const shift = rampSeconds(startSpeed) - start;
  const moved = ordered.map(([second, speed]): Knot => [Math.round(second + shift), speed]);
  if (startSpeed > 0) moved.unshift([0, 0]);
  const [end, endSpeed] = moved.at(-1) ?? [0, 0];
  if (endSpeed > 0) moved.push([end + rampSeconds(endSpeed), 0]);
  return moved;
}

function problemsOf(knots: readonly Knot[]): string[] {
  const { points, seconds, kmh, acceleration } = drawingLimits;
  if (knots.length < 2) return ['Draw at least two points.'];
  if (knots.length > points + 2) return [`Draw at most ${points} points.`];
  if (knots.some(([second, speed]) => !Number.isFinite(second) || !(speed >= 0 && speed <= kmh))) {
    return [`Each point needs a time in seconds and a speed from 0 to ${kmh} km/h.`];
  }
  const problems: string[] = [];
  if ((knots.at(-1)?.[0] ?? 0) > seconds) problems.push(`The drive lasts at most ${seconds} s.`);
  knots.forEach(([second, speed], index) => {
    const before = knots[index - 1];
    if (before === undefined) return;
    const lasts = second - before[0];
    const change = (speed - before[1]) / 3.6;
    if (lasts <= 0) problems.push(`Two points share second ${second}: move one of them.`);
    else if (Math.abs(change) > acceleration * lasts) {
      const rate = (Math.abs(change) / lasts).toFixed(1);
      problems.push(
        `From ${before[0]} to ${second} s the speed changes by ${rate} m/s²: no tyre holds more than ${acceleration}.`,
      );
    }
  });
  return problems;
}

export type DrawnCycle =
  | { readonly kind: 'cycle'; readonly cycle: Cycle }
  | { readonly kind: 'invalid'; readonly problems: readonly string[] };

/** A cycle through the given points, or what is wrong with them. */
export function drawnCycle(points: readonly Knot[]): DrawnCycle {
  const knots = close(points);
  const problems = problemsOf(knots);
  if (problems.length > 0) return { kind: 'invalid', problems };
  const cycle: Cycle = {
    name: 'Your own',
    note: 'The drive you drew, repeated until the battery is empty.',
    speedsKmh: sampleKnots(knots),
  };
  return { kind: 'cycle', cycle };
}

/** A pair such as 0-560 or 12.5--3: the second number may be below zero. */
const pair = /^(\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)$/;

/** Points from an address such as 0-0_15-40; undefined if they cannot be read. */
export function knotsFromText(text: string): readonly Knot[] | undefined {
  const matches = text
    .trim()
    .split(/[_\s;]+/)
    .map((part) => pair.exec(part));
  if (matches.includes(null) || matches.length > drawingLimits.points) return undefined;
  return matches.map((match): Knot => [Number(match?.[1]), Number(match?.[2])]);
}

/** `0-0_15-40`: characters that need no escaping in a URL. */
export const knotsText = (points: readonly Knot[]): string =>
  points.map(([at, value]) => `${at}-${value}`).join('_');
