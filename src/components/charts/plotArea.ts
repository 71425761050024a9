import type { Scale } from './niceScale.ts';

/** The drawing and the plot inside it. A unit is about a pixel on a small phone. */
export const drawing = { width: 400, height: 270 };
export const plot = { x: 46, y: 26, width: 340, height: 196 };

const share = ({ low, high }: Scale, value: number) => (value - low) / (high - low);

export const plotX = (scale: Scale, value: number) => plot.x + share(scale, value) * plot.width;

export const plotY = (scale: Scale, value: number) =>
  plot.y + (1 - share(scale, value)) * plot.height;

/** Enough digits to tell the ticks of a scale apart. */
export function tickDigits({ ticks }: Scale): number {
  const [first = 0, second = 1] = ticks;
  const step = second - first;
  return [0, 1, 2, 3].find((digits) => Math.abs(step - Number(step.toFixed(digits))) < 1e-9) ?? 4;
}
