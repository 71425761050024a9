import type { Knot } from '../cycles/cycle.ts';

export interface CsvPoints {
  readonly kind: 'drive' | 'road';
  /** Seconds and km/h, or kilometres and metres. */
  readonly points: readonly Knot[];
}

interface Column {
  readonly index: number;
  /** What its numbers are multiplied by. */
  readonly factor: number;
}

/** A column by its name, with the unit in the name if there is one. */
function column(
  names: readonly string[],
  name: RegExp,
  units: readonly (readonly [pattern: RegExp, factor: number])[],
): Column | undefined {
  const index = names.findIndex((text) => name.test(text));
  if (index === -1) return undefined;
  const text = names[index] ?? '';
  return { index, factor: units.find(([pattern]) => pattern.test(text))?.[1] ?? 1 };
}

/** Reads a table of time and speed, or of distance and height; undefined if it is neither. */
export function csvPoints(text: string): CsvPoints | undefined {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const head = lines[0] ?? '';
  const separator = [';', '\t', ','].find((mark) => head.includes(mark)) ?? ',';
  const cells = (line: string) =>
    line.split(separator).map((cell) => cell.replaceAll('"', '').trim());
  const names = cells(head).map((name) => name.toLowerCase());
  const speed = column(names, /speed|velocity|km\/h|kmh|m\/s/, [[/m\/s|mps/, 3.6]]);
  const time = column(names, /time|second|\bs\b/, [[/\bmin/, 60]]);
  const height = column(names, /height|elev|alt|\bele\b/, [[/\bft\b|feet/, 0.3048]]);
  const distance = column(names, /dist|\bkm\b|metre|meter|\bm\b/, [
    [/\(m\)|\bm\b|metre|meter/, 0.001],
  ]);
  const pair =
    time && speed
      ? ({ kind: 'drive', columns: [time, speed] } as const)
      : distance && height
        ? ({ kind: 'road', columns: [distance, height] } as const)
        : undefined;
  if (!pair) return undefined;
  const number = (cell = '') =>
    Number((separator === ',' ? cell : cell.replace(',', '.')) || Number.NaN);
  const points = lines.slice(1).flatMap((line): Knot[] => {
    const row = cells(line);
    const [x = Number.NaN, y = Number.NaN] = pair.columns.map(
      ({ index, factor }) => number(row[index]) * factor,
    );
    return Number.isFinite(x) && Number.isFinite(y) ? [[x, y]] : [];
  });
  return { kind: pair.kind, points: points.sort(([a], [b]) => a - b) };
}
