const speedOfLight = 299_792_458;

/** In metres. */
export function wavelength(frequencyGhz: number): number {
  return speedOfLight / (frequencyGhz * 1e9);
}
