import { type Knot, sampleKnots } from './cycle.ts';

export interface PhaseTarget {
  readonly name: string;
  readonly seconds: number;
  /** Seconds whose sample is below 1 km/h, the way the regulation counts a stop. */
  readonly stopSeconds: number;
  readonly metres: number;
  readonly maxKmh: number;
}

/**
 * Drivers pull away and brake hard near standstill and change speed gently on the move.
 * The sine also keeps the first moving second well above 1 km/h, so stops count exactly.
 */
function drive(from: number, to: number, u: number): number {
  if (from === 0) return to * Math.sin((u * Math.PI) / 2);
  if (to === 0) return from * Math.cos((u * Math.PI) / 2);
  return from + ((to - from) * (1 - Math.cos(u * Math.PI))) / 2;
}

/**
 * Speeds of one phase, one a second, from knots in per cent of its maximum speed.
 *
 * Each share s of the maximum becomes s + bend·s·(1 − s): standstill and maximum stay where they are,
 * everything between rises or falls. The distance is linear in the bend, so one division
 * makes the phase as long as it has to be.
 */
export function synthesisePhase(target: PhaseTarget, knots: readonly Knot[]): number[] {
  const shares = sampleKnots(knots, drive).map((percent) => percent / 100);
  let plain = 0;
  let bendable = 0;
  for (const share of shares) {
    plain += share;
    bendable += share * (1 - share);
  }
  // Both ends are at rest, so the sum of the samples is the integral by trapezoids.
  const wanted = (target.metres * 3.6) / target.maxKmh;
  const bend = (wanted - plain) / bendable;
  return shares.map((share) => target.maxKmh * (share + bend * share * (1 - share)));
}
