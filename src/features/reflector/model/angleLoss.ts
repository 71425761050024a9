import type { ReflectorKind } from './reflectors.ts';

/** How far a ray is turned when every angle between two faces is off by one unit, and over what lengths. */
interface Tilt {
  /** Deviation of the returned rays per unit of angle error. */
  readonly gain: number;
  /**
   * Distribution of the distance from the fold over the aperture, in edges: a triangle from 0 with its
   * peak and its end. Peak and end equal: rising; `even`: the same everywhere.
   */
  readonly peak: number;
  readonly end: number;
  readonly even?: boolean;
}

/**
 * A trihedral whose three angles are off by ε sends six beams, each 4·√(2/3)·ε from the axis. On the axis
 * the phase grows with the distance from the nearest fold: over the hexagon of a triangular trihedral
 * (corners at √2/3 of the edge) and of a square one (sides at 1/√2). A dihedral sends two beams, 2·ε.
 */
const tilts: Partial<Record<ReflectorKind, Tilt>> = {
  triangularTrihedral: { gain: 4 * Math.sqrt(2 / 3), peak: Math.SQRT2 / 4, end: Math.SQRT2 / 3 },
  squareTrihedral: { gain: 4 * Math.sqrt(2 / 3), peak: Math.SQRT1_2, end: Math.SQRT1_2 },
  dihedral: { gain: 2, peak: Math.SQRT1_2, end: Math.SQRT1_2, even: true },
};

/** |∫ e^(i·t·x)| over the distribution: how much of the amplitude is left. */
function coherence({ peak, end, even }: Tilt, t: number): number {
  if (t < 1e-4) return 1;
  if (even) return Math.abs(Math.sin((t * end) / 2) / ((t * end) / 2));
  if (peak === end) {
    // Rising density 2x/end²: the integral by parts.
    const a = t * end;
    const real = (2 * (Math.cos(a) + a * Math.sin(a) - 1)) / a ** 2;
    const imaginary = (2 * (Math.sin(a) - a * Math.cos(a))) / a ** 2;
    return Math.hypot(real, imaginary);
  }
  const scale = 2 / (end * peak * (end - peak) * t ** 2);
  const real = end - peak - end * Math.cos(peak * t) + peak * Math.cos(end * t);
  const imaginary = -end * Math.sin(peak * t) + peak * Math.sin(end * t);
  return scale * Math.hypot(real, imaginary);
}

/**
 * Loss of the peak in dB when every angle between two faces is off by `degrees`. It depends on the
 * error times the edge in wavelengths alone. Null for shapes without angles.
 */
export function angleLoss(
  kind: ReflectorKind,
  edgeInWavelengths: number,
  degrees: number,
): number | null {
  const tilt = tilts[kind];
  if (!tilt) return null;
  const error = (Math.abs(degrees) * Math.PI) / 180;
  const left = coherence(tilt, 2 * Math.PI * edgeInWavelengths * tilt.gain * error);
  return -20 * Math.log10(Math.max(left, 1e-3));
}

/** Up to this phase across the aperture, in radians, the loss only grows: 8 dB and more. */
const lastPhase = ({ even }: Tilt) => (even ? 6 : 7);

/** The angle error in degrees that costs so many dB, as far as the first dip. Null without angles. */
export function angleForLoss(
  kind: ReflectorKind,
  edgeInWavelengths: number,
  decibels: number,
): number | null {
  const tilt = tilts[kind];
  if (!tilt) return null;
  let low = 0;
  let high =
    ((lastPhase(tilt) / (2 * Math.PI * edgeInWavelengths * tilt.gain * tilt.end)) * 180) / Math.PI;
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if ((angleLoss(kind, edgeInWavelengths, middle) ?? 0) < decibels) low = middle;
    else high = middle;
  }
  return low;
}
