import {
  crossing,
  dampedSine,
  doubleExponential,
  type ImpulseDefinition,
} from './shapes/impulses.ts';
import type { TimeFunction, Waveform } from './waveform.ts';

type Impulse = {
  title: string;
  /** The usual tolerances of front and tail; a product may have its own. */
  tolerances: readonly [front: string, tail: string];
  /** What else defines the shape, after front and tail. */
  further?: string;
  /** Where the wave comes from and what it is for. */
  use: string;
  front: number;
  tail: number;
  quantity: Waveform['quantity'];
  /** How front and tail are defined; `swinging` currents come from a damped RLC circuit. */
  definition: ImpulseDefinition | 'swinging';
  /** Time of one division, in µs. */
  division: number;
};

function latestPeak(f: TimeFunction, end: number): number {
  let peak = 0;
  for (let i = 0; i <= 4000; i++) {
    const time = (end * i) / 4000;
    if (f(time) > f(peak)) peak = time;
  }
  return peak;
}

/** An impulse given by front and tail in µs, in per cent of its peak, with both marked. */
export function impulseWaveform({
  front,
  tail,
  definition,
  division,
  tolerances,
  further = '',
  use,
  ...texts
}: Impulse): Waveform {
  const first = definition === 'switching' ? 'Time to peak' : 'Front time';
  const shape = (...[atFront, atTail]: readonly [string, string]) =>
    `${`${first} ${front} µs ${atFront}`.trim()}, ${`time to half value ${tail} µs ${atTail}`.trim()}${further}`;
  const swinging = definition === 'swinging';
  const unit = swinging ? dampedSine(front, tail) : doubleExponential(front, tail, definition);
  const at = (time: number) => 100 * unit(time);
  const end = 9 * division;
  const half = crossing(at, 50, latestPeak(at, end), end);
  return {
    ...texts,
    caption: `${shape(...tolerances)}. ${use}`,
    shape,
    amplitudeUnit: '%',
    timeUnit: 'µs',
    window: [-division, end],
    range: swinging ? [-50, 150] : [-20, 140],
    at,
    corners: [0],
    markers: [
      {
        label: `${definition === 'switching' ? 'Tp' : 'T1'} ${front} µs`,
        time: 0,
        until: front,
        amplitude: 120,
        tolerance: tolerances[0],
        defines: 'front',
      },
      ...(at(end) < 50
        ? [
            {
              label: `T2 ${tail} µs`,
              time: 0,
              until: half,
              amplitude: 50,
              tolerance: tolerances[1],
              defines: 'tail' as const,
            },
          ]
        : []),
    ],
  };
}
