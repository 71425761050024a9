const prefixes = [
  [1e6, 'M'],
  [1e3, 'k'],
  [1, ''],
  [1e-3, 'm'],
] as const;

/** 4000 V as "4 kV", 0.05 A as "50 mA". Units with a slash keep their size: 1000 A/m. */
export function quantity(value: number, unit: string): string {
  const prefix = unit.includes('/')
    ? undefined
    : prefixes.find(([size]) => Math.abs(value) >= size && !(size === 1e6 && unit === 'V'));
  const [size, letter] = prefix ?? [1, ''];
  return `${Number((value / size).toPrecision(4))} ${letter}${unit}`;
}
