import type { Product } from '../content/schemas/product.ts';
import { waveNames } from '../content/schemas/waveNames.ts';
import { quantity } from './quantity.ts';

/** The two figures that tell a product from its neighbours: those of its card, or of its waves. */
export function twoFigures({ specs, waves }: Pick<Product, 'specs' | 'waves'>): string[] {
  const ofWaves = waves.flatMap(({ wave, maxVolts, maxAmperes }) => {
    const most = maxVolts ? quantity(maxVolts, 'V') : maxAmperes && quantity(maxAmperes, 'A');
    return most ? `${waveNames[wave]} to ${most}` : [];
  });
  return (specs.length > 0 ? specs.map(({ label }) => label) : ofWaves).slice(0, 2);
}
