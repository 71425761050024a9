import { radarCrossSection } from './radarCrossSection.ts';
import type { ReflectorKind } from './reflectors.ts';

/** Rotation away from the axis: sideways, or up and down. */
export type Cut = 'azimuth' | 'elevation';

interface PatternPoint {
  readonly degrees: number;
  readonly dbsm: number;
}

/** Width of the lobe around the middle point at half its peak, in degrees; null if it stays above. */
export function halfPowerWidth(points: readonly PatternPoint[], peak: number): number | null {
  const middle = points.length >> 1;
  const half = peak - 10 * Math.log10(2);
  const after = points.findIndex(({ dbsm }, index) => index > middle && dbsm < half);
  const before = points.findLastIndex(({ dbsm }, index) => index < middle && dbsm < half);
  if (after === -1 || before === -1) return null;
  const crossing = (inside: number, outside: number): number => {
    const [from, to] = [points[inside], points[outside]];
    if (from === undefined || to === undefined) return 0;
    const share = (from.dbsm - half) / (from.dbsm - to.dbsm);
    return from.degrees + share * (to.degrees - from.degrees);
  };
  return crossing(after - 1, after) - crossing(before + 1, before);
}

export interface ReflectorPattern {
  readonly points: readonly PatternPoint[];
  /** Half-power width of the main lobe in degrees; null if it is wider than the plot. */
  readonly halfPowerDegrees: number | null;
}

/** How a reflector's amplitude falls off, 1 on the axis; `size` is its edge in wavelengths. */
type Amplitude = (radians: number, cut: Cut, size: number) => number;

/** A flat aperture, with incidence and return at the same angle. */
function flat(radians: number, size: number): number {
  const phase = 2 * Math.PI * size * Math.sin(radians);
  return Math.cos(radians) * (phase === 0 ? 1 : Math.sin(phase) / phase);
}

type Direction = readonly [x: number, y: number, z: number];

/**
 * The part of a trihedral's aperture that returns rays after three reflections, in units of a².
 * The direction to the radar is a unit vector in the frame of the three edges.
 *
 * Geometric optics: a ray returns if it enters through the aperture and leaves through it on the
 * other side of the corner, so the area is the overlap of the aperture with its mirror image.
 */
export function trihedralArea(shape: 'triangular' | 'square', direction: Direction): number {
  const [least = 0, middle = 0, most = 0] = [...direction].sort((a, b) => a - b);
  // From behind a face nothing is reflected three times.
  if (least <= 0) return 0;
  if (shape === 'square') {
    return middle >= most / 2 ? least * (4 - most / middle) : (4 * least * middle) / most;
  }
  const sum = least + middle + most;
  return least + middle >= most ? sum - 2 / sum : (4 * least * middle) / sum;
}

/** Great circles through the axis of a trihedral whose third edge points up. */
function trihedral(shape: 'triangular' | 'square'): Amplitude {
  const peak = trihedralArea(shape, [1 / Math.sqrt(3), 1 / Math.sqrt(3), 1 / Math.sqrt(3)]);
  return (radians, cut) => {
    const axis = Math.cos(radians) / Math.sqrt(3);
    const aside = Math.sin(radians);
    const [x, y, z] = cut === 'azimuth' ? [-1, 1, 0] : [-1, -1, 2];
    const length = Math.hypot(x ?? 0, y ?? 0, z ?? 0);
    const at = (part = 0) => axis + (aside * part) / length;
    return trihedralArea(shape, [at(x), at(y), at(z)]) / peak;
  };
}

const amplitudes: Readonly<Record<ReflectorKind, Amplitude>> = {
  triangularTrihedral: trihedral('triangular'),
  squareTrihedral: trihedral('square'),
  // Across the fold, two mirrors return the ray; along it, the dihedral acts like a flat plate.
  dihedral: (radians, cut, size) =>
    cut === 'azimuth'
      ? Math.max(0, Math.SQRT2 * Math.sin(Math.PI / 4 - Math.abs(radians)))
      : flat(radians, size),
  plate: (radians, _cut, size) => flat(radians, size),
  sphere: () => 1,
};

/** The plot ends this many decibels below the peak. */
const floorDb = 40;
const intervals = 180;

/** Corner reflectors are plotted over their whole aperture, flat ones over a few side lobes. */
function halfSpan(kind: ReflectorKind, cut: Cut, size: number): number {
  const isFlat = kind === 'plate' || (kind === 'dihedral' && cut === 'elevation');
  const degrees = isFlat ? (Math.asin(Math.min(1, 2 / size)) * 180) / Math.PI : 45;
  return Math.min(60, degrees);
}

/**
 * Cross-section over the angle from the axis. Corner reflectors by geometric optics, flat faces by
 * physical optics; edge waves and the glint of single faces far off the axis are left out.
 */
export function reflectorPattern(
  kind: ReflectorKind,
  edgeM: number,
  frequencyGhz: number,
  cut: Cut,
): ReflectorPattern {
  const { dbsm: peak, edgeInWavelengths } = radarCrossSection(kind, edgeM, frequencyGhz);
  const span = halfSpan(kind, cut, edgeInWavelengths);
  const points = Array.from({ length: intervals + 1 }, (_, index) => {
    const degrees = (span * (2 * index - intervals)) / intervals;
    const amplitude = amplitudes[kind]((degrees * Math.PI) / 180, cut, edgeInWavelengths);
    const fall = amplitude === 0 ? -floorDb : 20 * Math.log10(Math.abs(amplitude));
    return { degrees, dbsm: peak + Math.max(-floorDb, fall) };
  });
  return { points, halfPowerDegrees: halfPowerWidth(points, peak) };
}
