import type { Instrument, Setup } from './instrument.ts';

const smaller = (one: number | undefined, other: number | undefined) =>
  Math.min(one ?? 0, other ?? 0);

/** What carries the supply of the equipment: the network, else the generator. */
export function connectionOf({ generator, network }: Setup): Instrument {
  if (!network) return generator;
  if (generator.role !== 'measuring') return network;
  // A switch stands in the supply line too: the weaker of the two decides.
  const eut = {
    phases: 0 as const,
    dcMaxVolts: smaller(generator.eut?.dcMaxVolts, network.eut?.dcMaxVolts),
    dcMaxAmperes: smaller(generator.eut?.dcMaxAmperes, network.eut?.dcMaxAmperes),
  };
  return { ...network, eut };
}
