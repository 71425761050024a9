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
