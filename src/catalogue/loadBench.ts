import type { BenchKey } from '../components/bench/model/benchSources.ts';
import { requireEntry } from '../content/requireEntry.ts';
import type { Bench } from '../content/schemas/bench.ts';
import type { Wave } from '../content/schemas/wave.ts';
import { allProducts } from './catalogue.ts';

/** The bench shows contact discharges; the highest voltage of an ESD generator is that of its air discharge. */
const amperesPerKilovolt = 3.75;

const isMade = ({ wave, definedBy }: Wave, source: Bench['sources'][BenchKey]) =>
  wave === source.wave && (!source.definedBy || definedBy === source.definedBy);

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
        const wave = waves.find((one) => isMade(one, words.sources[key]));
        if (!wave) return [];
        const networks = wave.networks ?? wave.ohms?.map(String) ?? [];
        return [{ name, path, kilovolts: reach(key, wave), networks }];
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
