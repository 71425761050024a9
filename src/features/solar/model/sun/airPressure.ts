/** Standard pressure in Pa at a height in m. */
export const airPressure = (height: number) =>
  100 * ((44331.514 - height) / 11880.516) ** (1 / 0.1902632);
