/** "± 20 %", "+0/−30 %" or "+0.3/−0.1 µs" of a value, as its lowest and highest. */
export function toleranceLimits(
  text: string,
  value: number,
): readonly [low: number, high: number] | undefined {
  const [, both] = /^± ?([\d.]+)/.exec(text) ?? [];
  const [, plus = both] = /\+ ?([\d.]+)/.exec(text) ?? [];
  const [, minus = both] = /[−-] ?([\d.]+)/.exec(text) ?? [];
  if (plus === undefined || minus === undefined) return undefined;
  const unit = text.endsWith('%') ? Math.abs(value) / 100 : 1;
  return [value - Number(minus) * unit, value + Number(plus) * unit];
}
