import { type ReflectorKind, reflectors } from './reflectors.ts';
import { type Validity, validity } from './validity.ts';

const speedOfLight = 299_792_458;

/** In metres. */
function wavelength(frequencyGhz: number): number {
  return speedOfLight / (frequencyGhz * 1e9);
}

/** The distance in metres from which the wave is flat enough over the aperture: 2·D²/λ. */
export function farFieldDistance(apertureM: number, frequencyGhz: number): number {
  return (2 * apertureM ** 2) / wavelength(frequencyGhz);
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
