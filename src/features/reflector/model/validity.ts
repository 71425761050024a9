import type { ReflectorKind } from './reflectors.ts';

export interface Validity {
  readonly level: 'good' | 'rough' | 'invalid';
  readonly message: string;
}

/** Below this many wavelengths, edges scatter as much as faces and the formulas are not valid. */
const least = 2;

/** From this many wavelengths, the formulas are accurate to a fraction of a decibel. */
const several = 5;

/** A sphere's cross-section oscillates around π·r² below a circumference of ten wavelengths. */
const sphereCircumference = 10;

function sphereValidity(circumference: number): Validity {
  const size = `The circumference is ${circumference.toFixed(1)} wavelengths`;
  if (circumference >= sphereCircumference) return { level: 'good', message: `${size}.` };
  if (circumference >= 1) {
    return { level: 'rough', message: `${size}: below ten the value swings around this one.` };
  }
  return { level: 'invalid', message: `${size}: a sphere this small scatters far less.` };
}

/** How reliable the cross-section is for an edge of this many wavelengths. */
export function validity(kind: ReflectorKind, edgeInWavelengths: number): Validity {
  if (kind === 'sphere') return sphereValidity(2 * Math.PI * edgeInWavelengths);
  const size = `The edge is ${edgeInWavelengths.toFixed(1)} wavelengths`;
  if (edgeInWavelengths >= several) return { level: 'good', message: `${size}.` };
  if (edgeInWavelengths >= least) {
    return { level: 'rough', message: `${size}: below ${several} expect errors of some decibels.` };
  }
  return { level: 'invalid', message: `${size}: too small for the formula to hold.` };
}
