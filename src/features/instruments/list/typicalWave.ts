import { isWaveformKey, type WaveformKey } from '../../../components/waveforms/waveforms.ts';
import type { Product } from '../../../content/schemas/product.ts';

/** The curve that most of the products show first. */
export function typicalWave(
  products: readonly Pick<Product, 'waveforms'>[],
): WaveformKey | undefined {
  const first = products.flatMap(({ waveforms: [key] }) => (key && isWaveformKey(key) ? key : []));
  const count = (key: WaveformKey) => first.filter((other) => other === key).length;
  return first.toSorted((a, b) => count(b) - count(a))[0];
}
