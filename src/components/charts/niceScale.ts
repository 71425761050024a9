export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const niceSteps = [1, 2, 2.5, 5, 10];

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that needs at most `count` steps. */
function niceStep(span: number, count: number): number {
  const power = 10 ** Math.floor(Math.log10(span / count));
  return (niceSteps.find((step) => step * power * count >= span * (1 - 1e-9)) ?? 10) * power;
}

/** Round ticks that enclose the values. */
export function niceScale(lowest: number, highest: number, count = 5): Scale {
  const span = highest - lowest || Math.abs(highest) || 1;
  const step = niceStep(span, count);
  const first = Math.floor(lowest / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(highest / step - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { low: first * step, high: last * step, ticks };
}

/** Round ticks between two fixed ends. */
export function ticksWithin(low: number, high: number, count = 5): Scale {
  const { ticks } = niceScale(low, high, count);
  return { low, high, ticks: ticks.filter((tick) => tick >= low && tick <= high) };
}
