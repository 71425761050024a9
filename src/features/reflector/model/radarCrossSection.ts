import { type ReflectorKind, reflectors } from './reflectors.ts';
import { type Validity, validity } from './validity.ts';

const speedOfLight = 299_792_458;

/** In metres. */
function wavelength(frequencyGhz: number): number {
  return speedOfLight / (frequencyGhz * 1e9);
}

/** From this distance on the wave is flat enough over the aperture, in metres: 2·D²/λ. */
export function farFieldDistance(apertureM: number, frequencyGhz: number): number {
  return (2 * apertureM ** 2) / wavelength(frequencyGhz);
}

export interface RadarCrossSection {
  readonly sigmaM2: number;
  readonly dbsm: number;
  readonly wavelengthM: number;
  readonly edgeInWavelengths: number;
  readonly validity: Validity;
  /** Widest extent seen by the radar, and the distance from which the figures hold. */
  readonly apertureM: number;
  readonly farFieldM: number;
  /** How flat the faces must be: λ/16. Their angles must be right within half a degree. */
  readonly flatnessM: number;
}

/** The peak radar cross-section of a reflector, seen along its axis, and when it holds. */
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

/** The edge in metres that gives a wanted peak cross-section. */
export function edgeForSigma(kind: ReflectorKind, dbsm: number, frequencyGhz: number): number {
  const { factor, power } = reflectors[kind];
  const sigma = 10 ** (dbsm / 10);
  return power === 4
    ? ((sigma * wavelength(frequencyGhz) ** 2) / factor) ** 0.25
    : Math.sqrt(sigma / factor);
}
