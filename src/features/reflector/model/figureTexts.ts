import { formatNumber } from '../../../components/charts/formatNumber.ts';

/** A length in the unit that an engineer would use. */
export function lengthText(metres: number): string {
  if (metres < 0.001) return `${formatNumber(metres * 1e6)} µm`;
  if (metres < 0.01) return `${formatNumber(metres * 1000, 2)} mm`;
  if (metres < 1) return `${formatNumber(metres * 1000)} mm`;
  return `${formatNumber(metres, metres < 100 ? 1 : 0)} m`;
}

/** Square metres to three significant figures, from a pinhead to a ship. */
export function sigmaText(sigmaM2: number): string {
  if (sigmaM2 >= 100) return `${formatNumber(Number(sigmaM2.toPrecision(3)))} m²`;
  if (sigmaM2 >= 0.001) {
    const digits = 2 - Math.floor(Math.log10(sigmaM2));
    return `${formatNumber(sigmaM2, Math.min(5, Math.max(0, digits)))} m²`;
  }
  const [mantissa = '', power = ''] = sigmaM2.toExponential(2).split('e');
  const raised = [...power.replace('+', '')].map((c) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(c)] ?? '⁻').join('');
  return `${mantissa}·10${raised} m²`;
}

/** An angle in degrees to two significant figures. */
export const angleText = (degrees: number): string =>
  `${formatNumber(degrees, degrees < 0.1 ? 3 : degrees < 1 ? 2 : 1)}°`;
