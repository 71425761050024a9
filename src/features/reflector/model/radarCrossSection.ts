import { farFieldDistance } from './farFieldDistance.ts';
import { type ReflectorKind, reflectors } from './reflectors.ts';
import { type Validity, validity } from './validity.ts';
import { wavelength } from './wavelength.ts';

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
