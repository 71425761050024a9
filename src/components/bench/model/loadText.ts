import type { Bench } from '../../../content/schemas/bench.ts';

/** A load in words: open circuit, 47 Ω, short circuit. */
export function loadText(ohms: number, { open, short }: Bench['ends']): string {
  if (ohms === Infinity) return open;
  if (ohms === 0) return short;
  return ohms >= 1000 ? `${ohms / 1000} kΩ` : `${ohms} Ω`;
}
