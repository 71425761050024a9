import type { Bench } from '../../../content/schemas/bench.ts';
import type { BenchSource } from './benchSources.ts';

const prefixes = ['p', 'n', 'µ', 'm', '', 'k', 'M'];
const none = prefixes.indexOf('');

/** Significant digits with the prefix of the unit: 1.95 kV, 26.4 mJ, 0 A. */
export function engineering(value: number, unit: string, digits = 3): string {
  const rounded = Number(value.toPrecision(digits));
  if (Math.abs(rounded) < 1e-12) return `0 ${unit}`;
  const size = Math.floor(Math.log10(Math.abs(rounded)) + 1e-9);
  const place = Math.min(Math.max(Math.floor(size / 3), -none), prefixes.length - none - 1);
  const decimals = Math.max(0, digits - 1 - (size - 3 * place));
  const scaled = (rounded / 1000 ** place).toFixed(decimals).replace('-', '−');
  return `${scaled} ${prefixes[none + place]}${unit}`;
}

/** A load in words: open circuit, 47 Ω, short circuit. */
export function loadText(ohms: number, { open, short }: Bench['ends']): string {
  if (ohms === Infinity) return open;
  if (ohms === 0) return short;
  return ohms >= 1000 ? `${ohms / 1000} kΩ` : `${ohms} Ω`;
}

/** A source's network as it is named in a standard: 2 Ω, or 150 pF, 330 Ω. */
export function networkText({ picofarads, ohms }: BenchSource['networks'][number]): string {
  const resistance = ohms < 1000 ? `${ohms} Ω` : `${ohms / 1000} kΩ`;
  return picofarads ? `${picofarads} pF, ${resistance}` : resistance;
}
