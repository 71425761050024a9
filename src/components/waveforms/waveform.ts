/** Amplitude at a time, both in the waveform's units. */
export type TimeFunction = (time: number) => number;

export type Marker = {
  label: string;
  time: number;
  amplitude: number;
  /** With an end the marker is a dimension line, otherwise a point. */
  until?: number;
  /** Permitted deviation of the end, or of a point's amplitude: "± 20 %", "+0/−30 %". */
  tolerance?: string;
  /** Set where a product may have its own tolerance. */
  defines?: 'front' | 'tail';
  /** Where to put the label if above the end would cover the trace. */
  labelPosition?: 'middle' | 'below';
};

export type Waveform = {
  title: string;
  /** The figures that define the shape, with their tolerances. */
  caption: string;
  /** The caption for other tolerances of front and tail, without the standard and its use. */
  shape?: (front: string, tail: string) => string;
  /** Of a curve in kilovolts: the peak that is shown, and the caption for another one. */
  shownAt?: { kilovolts: number; caption: (peak: string) => string };
  quantity: 'Voltage' | 'Current' | 'Impedance';
  amplitudeUnit: string;
  /** Of the horizontal axis; a frequency for an impedance. */
  timeUnit: 'ns' | 'µs' | 'ms' | 's' | 'MHz';
  /** Start and end: the ten horizontal divisions of the graticule. */
  window: readonly [number, number];
  /** Bottom and top: its eight vertical divisions. */
  range: readonly [number, number];
  at: TimeFunction;
  /** Times that sampling must not skip: edges and spikes narrower than a sample. */
  corners?: readonly number[];
  markers?: readonly Marker[];
};

/** What an oscilloscope is set to: a quantity with its range, over a window of time. */
export const screen = (
  quantity: Waveform['quantity'],
  amplitudeUnit: string,
  range: Waveform['range'],
  timeUnit: Waveform['timeUnit'],
  window: Waveform['window'],
) => ({ quantity, amplitudeUnit, range, timeUnit, window });
