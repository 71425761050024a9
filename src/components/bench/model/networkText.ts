import type { BenchSource } from './benchSources.ts';

/** A source's network as it is named in a standard: 2 Ω, or 150 pF, 330 Ω. */
export function networkText({ picofarads, ohms }: BenchSource['networks'][number]): string {
  const resistance = ohms < 1000 ? `${ohms} Ω` : `${ohms / 1000} kΩ`;
  return picofarads ? `${picofarads} pF, ${resistance}` : resistance;
}
