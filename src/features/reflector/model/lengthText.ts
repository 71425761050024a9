import { formatNumber } from '../../../components/charts/formatNumber.ts';

/** A length in the unit an engineer would say it in. */
export function lengthText(metres: number): string {
  if (metres < 0.001) return `${formatNumber(metres * 1e6)} µm`;
  if (metres < 0.01) return `${formatNumber(metres * 1000, 2)} mm`;
  if (metres < 1) return `${formatNumber(metres * 1000)} mm`;
  return `${formatNumber(metres, metres < 100 ? 1 : 0)} m`;
}
