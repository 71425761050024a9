/** Amplitude at a time, both in the waveform's units. */
export type TimeFunction = (time: number) => number;

export type Marker = {
  label: string;
  time: number;
  amplitude: number;
  /** With an end the marker is a dimension line, otherwise a point. */
  until?: number;
  /** The earliest and latest end that the tolerance permits. */
  limits?: readonly [number, number];
  /** Where to put the label if above the end would cover the trace. */
  labelPosition?: 'middle' | 'below';
};

export type Waveform = {
  title: string;
  /** The figures that define the shape, with their tolerances. */
  caption: string;
  quantity: 'Voltage' | 'Current';
  amplitudeUnit: string;
  timeUnit: 'ns' | 'µs' | 'ms' | 's';
  /** Start and end: the ten horizontal divisions of the graticule. */
  window: readonly [number, number];
  /** Bottom and top: its eight vertical divisions. */
  range: readonly [number, number];
  at: TimeFunction;
  /** Times that sampling must not skip: edges and spikes narrower than a sample. */
  corners?: readonly number[];
  markers?: readonly Marker[];
};
