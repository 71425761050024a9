import type { Waveform } from '../../../components/waveforms/waveform.ts';

interface Curve {
  product: string;
  /** Of the product in the comparison, for its line style. */
  order: number;
  /** A product's second curve is thinner. */
  second: boolean;
  title: string;
  /** Peak in the unit of its kind, for example 6 kV. */
  peak: string;
  points: readonly (readonly [seconds: number, share: number])[];
}

export interface Overlay {
  curves: readonly Curve[];
  /** Powers of ten, in seconds. */
  decades: readonly [first: number, last: number];
}

interface Source {
  product: string;
  order: number;
  second: boolean;
  wave: Waveform;
  /** The highest value the product reaches, in volts or amperes. */
  most: number | undefined;
  peak: string;
}

const seconds = { ns: 1e-9, µs: 1e-6, ms: 1e-3, s: 1, MHz: Number.NaN } as const;
const steps = 200;
const quiet = 0.02;

function samples({ window: [, end], corners = [] }: Waveform, from: number): number[] {
  const even = Array.from({ length: steps + 1 }, (_, i) => from * (end / from) ** (i / steps));
  return [...even, ...corners.filter((time) => time > from && time < end)].toSorted(
    (a, b) => a - b,
  );
}

/** The moment a curve has risen enough to be seen on a logarithmic axis. */
function begins({ at, window: [, end] }: Waveform, peak: number): number {
  for (let time = end * 1e-5; time < end; time *= 1.3)
    if (Math.abs(at(time)) > quiet * peak) return time / 1.3;
  return end * 1e-3;
}

/**
 * Curves on one logarithmic time axis. Each is drawn as a share of the highest voltage or current
 * among them, so that a larger instrument of the same wave stands higher.
 */
export function overlay(sources: readonly Source[]): Overlay | undefined {
  const shown = sources.filter(({ wave }) => wave.quantity !== 'Impedance');
  if (shown.length === 0) return undefined;
  const highest = (quantity: string) =>
    Math.max(0, ...shown.filter(({ wave }) => wave.quantity === quantity).map((s) => s.most ?? 0));
  const curves = shown.map(({ wave, most, ...source }): Curve => {
    const [, end] = wave.window;
    const coarse = Array.from({ length: 400 }, (_, i) => Math.abs(wave.at((end * i) / 400)));
    const peak = Math.max(...coarse, ...(wave.corners ?? []).map((t) => Math.abs(wave.at(t))));
    const scale = most ? most / highest(wave.quantity) : 1;
    const unit = seconds[wave.timeUnit];
    return {
      ...source,
      title: wave.title,
      points: samples(wave, begins(wave, peak)).map(
        (time) => [time * unit, (wave.at(time) / peak) * scale] as const,
      ),
    };
  });
  const times = curves.flatMap(({ points }) => points.map(([time]) => time));
  return {
    curves,
    decades: [
      Math.floor(Math.log10(Math.min(...times))),
      Math.ceil(Math.log10(Math.max(...times)) - 1e-9),
    ],
  };
}
