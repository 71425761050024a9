import { ringWave } from '../../waveforms/shapes/dampedCosine.ts';
import { contactDischarge, eftPulse } from '../../waveforms/shapes/heidlerImpulses.ts';
import type { TimeFunction } from '../../waveforms/waveform.ts';
import { combinationWave, type LoadedOutput } from './combinationWave.ts';

export interface Network {
  readonly ohms: number;
  /** Of a capacitor that is charged and discharged. */
  readonly picofarads?: number;
  /** When its standard reads the current after the peak, in ns. */
  readonly readAt?: readonly [first: number, second: number];
  /** Of a discharge that outlasts the screen of the others. */
  readonly window?: readonly [number, number];
}

export interface BenchSource {
  readonly timeUnit: 'ns' | 'µs';
  /** The ten divisions of the screen. */
  readonly window: readonly [number, number];
  /** How many of the eight lie below zero. */
  readonly below: number;
  readonly kilovolts: { readonly min: number; readonly max: number; readonly start: number };
  readonly networks: readonly Network[];
  /** A discharge goes into the target of its calibration, everything else into a load. */
  readonly takesLoad: boolean;
  /** Where the slider of the load stands at first. */
  readonly position: number;
  /** Per volt of the setting. */
  readonly output: (network: Network, load: number) => LoadedOutput;
}

/** A network as instruments name it: "330/2000", in pF and Ω, or only its ohms. */
export const networkKey = ({ picofarads, ohms }: Network) =>
  picofarads ? `${picofarads}/${ohms}` : `${ohms}`;

/** A source whose shape stays the same at any load, behind its impedance. */
const behind =
  (shape: TimeFunction) =>
  ({ ohms }: Network, load: number): LoadedOutput => {
    const share = load === Infinity ? 1 : load / (load + ohms);
    return {
      volts: (time) => share * shape(time),
      amperes: (time) => shape(time) / (load + ohms),
    };
  };

const volts = 1e-3;

export const benchSources = {
  surge: {
    timeUnit: 'µs',
    window: [-10, 90],
    below: 2,
    kilovolts: { min: 0.5, max: 20, start: 5 },
    networks: [{ ohms: 2 }, { ohms: 12 }],
    takesLoad: true,
    // 5 Ω.
    position: 47,
    output: ({ ohms }, load) => combinationWave(load, ohms - 2),
  },
  burst: {
    timeUnit: 'ns',
    window: [-20, 180],
    below: 2,
    kilovolts: { min: 0.5, max: 8, start: 4 },
    networks: [{ ohms: 50 }],
    takesLoad: true,
    // 50 Ω.
    position: 27,
    output: behind(eftPulse),
  },
  ring: {
    timeUnit: 'µs',
    window: [-5, 45],
    below: 4,
    kilovolts: { min: 0.5, max: 6, start: 6 },
    networks: [{ ohms: 12 }, { ohms: 30 }],
    takesLoad: true,
    // 32 Ω.
    position: 31,
    output: behind(ringWave),
  },
  esd: {
    timeUnit: 'ns',
    window: [-10, 90],
    below: 1,
    kilovolts: { min: 2, max: 30, start: 8 },
    networks: [
      { picofarads: 150, ohms: 330, readAt: [30, 60] },
      { picofarads: 330, ohms: 330, readAt: [65, 130], window: [-20, 180] },
      { picofarads: 150, ohms: 2000, readAt: [180, 360], window: [-50, 450] },
      { picofarads: 330, ohms: 2000, readAt: [400, 800], window: [-100, 900] },
    ],
    takesLoad: false,
    position: 0,
    output: (network) => {
      const current = contactDischarge[networkKey(network) as keyof typeof contactDischarge];
      return { volts: () => 0, amperes: (time) => volts * current(time) };
    },
  },
} as const satisfies Record<string, BenchSource>;

export type BenchKey = keyof typeof benchSources;

export interface BenchSetting {
  readonly kilovolts: number;
  /** The place of the network in the source's list. */
  readonly network: number;
  /** Ω; infinite when open. */
  readonly load: number;
}

/** The slider's positions: open at its start, short at its end, the decades from 1 kΩ to 0.1 Ω between. */
export const loadPositions = 82;
const decades = 4;

/** The load in Ω at a position of the slider. */
export function loadAt(position: number): number {
  if (position <= 0) return Infinity;
  if (position >= loadPositions) return 0;
  const share = (position - 1) / (loadPositions - 2);
  return Number((10 ** (3 - decades * share)).toPrecision(2));
}
