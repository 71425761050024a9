import type { Waveform } from '../../../components/waveforms/waveform.ts';

interface Source {
  product: string;
  /** Of the product in the comparison, for its colour. */
  order: number;
  wave: Waveform;
  /** The highest value the product reaches, in volts or amperes. */
  most: number | undefined;
}

const steps = 240;

/** Times at which every curve of a chart is drawn: evenly, and where one has a corner. */
function timesOf(sources: readonly Source[], from: number, to: number): number[] {
  const even = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  // The rise of an impulse is steeper than one such step.
  const early = Array.from({ length: 40 }, (_, i) => (to * i) / 800);
  const corners = sources.flatMap(({ wave }) => wave.corners ?? []);
  return [...new Set([...even, ...early, ...corners])]
    .filter((time) => time >= from && time <= to)
    .toSorted((a, b) => a - b);
}

/** The curve's own peak, in its own unit. */
function peakOf({ at, window: [from, to], corners = [] }: Waveform): number {
  const coarse = Array.from({ length: 2001 }, (_, i) => from + ((to - from) * i) / 2000);
  return Math.max(...[...coarse, ...corners].map((time) => Math.abs(at(time))));
}

/**
 * What the compared instruments put out at most, in volts or amperes over linear time: a chart for
 * each quantity and scale of time, each instrument with the first curve that it has of it.
 */
export function overlay(sources: readonly Source[]) {
  const shown = sources.filter(({ wave, most }) => wave.quantity !== 'Impedance' && most);
  const charts = Map.groupBy(shown, ({ wave }) => `${wave.quantity} over time in ${wave.timeUnit}`);
  return [...charts].map(([title, all]) => {
    const ofChart = [
      ...new Map(all.toReversed().map((one) => [one.order, one])).values(),
    ].reverse();
    const from = Math.min(...ofChart.map(({ wave }) => wave.window[0]));
    const to = Math.max(...ofChart.map(({ wave }) => wave.window[1]));
    const isLarge = ofChart.some(({ most = 0 }) => most >= 1000);
    const times = timesOf(ofChart, from, to);
    const [{ wave: first }] = ofChart as [Source];
    return {
      title,
      across: `Time (${first.timeUnit})`,
      up: `${first.quantity} (${isLarge ? 'k' : ''}${first.quantity === 'Current' ? 'A' : 'V'})`,
      series: ofChart.map(({ product, order, wave, most = 0 }) => {
        const scale = most / (isLarge ? 1000 : 1) / peakOf(wave);
        return {
          name: product,
          tone: (order % 4) as 0 | 1 | 2 | 3,
          wave: wave.title,
          points: times.map((time) => [time, wave.at(time) * scale] as const),
        };
      }),
    };
  });
}

export type Overlay = ReturnType<typeof overlay>;
