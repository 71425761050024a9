/** Amplitude at an instant; both in the units the waveform states. */
export type TimeFunction = (time: number) => number;

export type Marker = {
  label: string;
  time: number;
  amplitude: number;
  /** With an end the marker is a dimension line, without one a point. */
  until?: number;
  /** Where the label goes if above the end would hide the trace. */
  labelPosition?: 'middle' | 'below';
};

export type Waveform = {
  title: string;
  /** The figures that define the shape, with their tolerances. */
  caption: string;
  quantity: 'Voltage' | 'Current';
  amplitudeUnit: string;
  timeUnit: 'ns' | 'µs' | 'ms' | 's';
  /** First and last instant: the ten divisions of the graticule. */
  window: readonly [number, number];
  /** Bottom and top: its eight divisions. */
  range: readonly [number, number];
  at: TimeFunction;
  /** Instants a drawing must not step over: edges and spikes thinner than a sample. */
  corners?: readonly number[];
  markers?: readonly Marker[];
};
