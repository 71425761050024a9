import { wavelength } from './wavelength.ts';

/** From this distance on the wave is flat enough over the aperture, in metres: 2·D²/λ. */
export function farFieldDistance(apertureM: number, frequencyGhz: number): number {
  return (2 * apertureM ** 2) / wavelength(frequencyGhz);
}
