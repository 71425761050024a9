import type { Waveform } from './waveform.ts';

/** The screen inside the drawing: ten divisions by eight. */
export const screen = { x: 52, y: 28, width: 420, height: 256 };
export const drawing = { width: 480, height: 332 };

const columns = 10;
const rows = 8;

/** The lines inside the screen, as one path. */
export const gridLines =
  Array.from({ length: columns - 1 }, (_, i) => {
    return `M${screen.x + ((i + 1) * screen.width) / columns} ${screen.y}v${screen.height}`;
  }).join('') +
  Array.from({ length: rows - 1 }, (_, i) => {
    return `M${screen.x} ${screen.y + ((i + 1) * screen.height) / rows}h${screen.width}`;
  }).join('');

/** Every second division, counted from zero so zero is always labelled. */
function labels([low, high]: readonly [number, number], divisions: number): number[] {
  const division = (high - low) / divisions;
  return Array.from({ length: divisions + 1 }, (_, i) => Math.round(low / division) + i)
    .filter((n) => n % 2 === 0)
    .map((n) => Number((n * division).toPrecision(6)));
}

export const timeLabels = (wave: Waveform) => labels(wave.window, columns);
export const amplitudeLabels = (wave: Waveform) => labels(wave.range, rows);

export const xOf = ({ window: [start, end] }: Waveform, time: number) =>
  screen.x + ((time - start) / (end - start)) * screen.width;

export const yOf = ({ range: [bottom, top] }: Waveform, amplitude: number) =>
  screen.y + ((top - amplitude) / (top - bottom)) * screen.height;

/** Uses a real minus sign instead of a hyphen. */
export const withMinusSign = (n: number) => String(n).replace('-', '−');
