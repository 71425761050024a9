import type { BenchKey } from '../components/bench/model/benchSources.ts';
import { requireEntry } from '../content/requireEntry.ts';
import type { Product } from '../content/schemas/product.ts';
import { allProducts } from './catalogue.ts';

type Wave = Product['waves'][number];

/** The bench shows contact discharges; the highest voltage of an ESD generator is that of its air discharge. */
const amperesPerKilovolt = 3.75;

const made: Record<BenchKey, (wave: Wave) => boolean> = {
  surge: ({ wave, definedBy }) => wave === '1-2-50' && definedBy === 'IEC 61000-4-5',
  burst: ({ wave }) => wave === '5-50',
  ring: ({ wave }) => wave === 'ring-wave',
  esd: ({ wave }) => wave === 'esd',
};

const reach = (key: BenchKey, { maxVolts = 0, maxAmperes = 0 }: Wave) =>
  key === 'esd' ? Math.floor(maxAmperes / amperesPerKilovolt) : maxVolts / 1000;

/** The words of the bench, and for each of its sources the instruments that make it. */
export async function loadBench() {
  const words = await requireEntry('bench', 'bench');
  const generators = (await allProducts()).filter(
    ({ role }) => role === 'generator' || role === 'complete-system',
  );
  const makersOf = (key: BenchKey) =>
    generators
      .flatMap(({ name, path, waves }) => {
        const wave = waves.find(made[key]);
        return wave ? [{ name, path, kilovolts: reach(key, wave), ohms: wave.ohms ?? [] }] : [];
      })
      .toSorted((a, b) => a.kilovolts - b.kilovolts);
  const makers = {
    surge: makersOf('surge'),
    burst: makersOf('burst'),
    ring: makersOf('ring'),
    esd: makersOf('esd'),
  };
  return { words, makers };
}
