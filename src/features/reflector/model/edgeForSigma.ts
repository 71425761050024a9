import { type ReflectorKind, reflectors } from './reflectors.ts';
import { wavelength } from './wavelength.ts';

/** The edge in metres that gives a wanted peak cross-section. */
export function edgeForSigma(kind: ReflectorKind, dbsm: number, frequencyGhz: number): number {
  const { factor, power } = reflectors[kind];
  const sigma = 10 ** (dbsm / 10);
  return power === 4
    ? ((sigma * wavelength(frequencyGhz) ** 2) / factor) ** 0.25
    : Math.sqrt(sigma / factor);
}
