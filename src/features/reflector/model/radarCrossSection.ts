import { type ReflectorKind, reflectors } from './reflectors.ts';

const speedOfLight = 299_792_458;

/** In metres. */
function wavelength(frequencyGhz: number): number {
  return speedOfLight / (frequencyGhz * 1e9);
}

/** The distance in metres from which the wave is flat enough over the aperture: 2·D²/λ. */
export function farFieldDistance(apertureM: number, frequencyGhz: number): number {
  return (2 * apertureM ** 2) / wavelength(frequencyGhz);
}

interface Validity {
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
function validity(kind: ReflectorKind, edgeInWavelengths: number): Validity {
  if (kind === 'sphere') return sphereValidity(2 * Math.PI * edgeInWavelengths);
  const size = `The edge is ${edgeInWavelengths.toFixed(1)} wavelengths`;
  if (edgeInWavelengths >= several) return { level: 'good', message: `${size}.` };
  if (edgeInWavelengths >= least) {
    return { level: 'rough', message: `${size}: below ${several} expect errors of some decibels.` };
  }
  return { level: 'invalid', message: `${size}: too small for the formula to hold.` };
}

export interface RadarCrossSection {
  readonly sigmaM2: number;
  readonly dbsm: number;
  readonly wavelengthM: number;
  readonly edgeInWavelengths: number;
  readonly validity: Validity;
  /** Largest extent as seen by the radar, and the distance from which the figures are valid. */
  readonly apertureM: number;
  readonly farFieldM: number;
  /** Required flatness of the faces: λ/16. Their angles must be accurate to half a degree. */
  readonly flatnessM: number;
}

/** The peak radar cross-section of a reflector along its axis, and its validity. */
export function radarCrossSection(
  kind: ReflectorKind,
  edgeM: number,
  frequencyGhz: number,
): RadarCrossSection {
  const { factor, power, aperture } = reflectors[kind];
  const lambda = wavelength(frequencyGhz);
  const sigmaM2 = power === 4 ? (factor * edgeM ** 4) / lambda ** 2 : factor * edgeM ** 2;
  const apertureM = aperture * edgeM;
  return {
    sigmaM2,
    dbsm: 10 * Math.log10(sigmaM2),
    wavelengthM: lambda,
    edgeInWavelengths: edgeM / lambda,
    validity: validity(kind, edgeM / lambda),
    apertureM,
    farFieldM: farFieldDistance(apertureM, frequencyGhz),
    flatnessM: lambda / 16,
  };
}

/** The edge in metres that gives the desired peak cross-section. */
export function edgeForSigma(kind: ReflectorKind, dbsm: number, frequencyGhz: number): number {
  const { factor, power } = reflectors[kind];
  const sigma = 10 ** (dbsm / 10);
  return power === 4
    ? ((sigma * wavelength(frequencyGhz) ** 2) / factor) ** 0.25
    : Math.sqrt(sigma / factor);
}
