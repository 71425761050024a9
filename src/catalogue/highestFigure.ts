import type { Product } from '../content/schemas/product.ts';

export type FigureUnit = 'V' | 'A' | 'J' | 'A/m';

/** The highest figure of a product in a unit: of its waves, its bank, its EUT connection. */
export function highestFigure(product: Product, unit: FigureUnit): number {
  const { waves, eut, chargingVolts, storedJoules } = product;
  const figures = {
    V: [...waves.map((wave) => wave.maxVolts), chargingVolts, eut?.maxVolts, eut?.dcMaxVolts],
    A: [...waves.map((wave) => wave.maxAmperes), eut?.maxAmperes, eut?.dcMaxAmperes],
    J: [storedJoules],
    'A/m': waves.map((wave) => wave.maxAmperesPerMetre),
  }[unit];
  return Math.max(0, ...figures.map((figure) => figure ?? 0));
}
