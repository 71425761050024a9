import type { DayLight } from '../weather/dayLight.ts';
import type { Segment } from './faultSegments.ts';
import type { Fault } from './faults.ts';
import type { Plant } from './fleet.ts';

/** Where the energy of the light went, in kWh, from the modules' rating down to the meter. */
export interface Losses {
  nominal: number;
  glass: number;
  temperature: number;
  system: number;
  soiling: number;
  strings: number;
  conversion: number;
  clipping: number;
  derating: number;
  curtailment: number;
  downtime: number;
}

export interface InverterDay {
  readonly dcKw: Float64Array;
  readonly acKw: Float64Array;
}

/** One day of a plant, minute by minute; each value is the mean of its minute. */
export interface PlantDay {
  readonly plant: Plant;
  readonly day: number;
  /** Nothing is known from this minute on. */
  readonly until: number;
  readonly light: DayLight;
  readonly moduleC: Float64Array;
  /** Irradiance on the modules as the sensor shows it, W/m². */
  readonly irradiance: Float64Array;
  /** 1 in minutes the logger lost. */
  readonly missing: Uint8Array;
  readonly soiling: number;
  readonly faults: readonly Fault[];
  readonly segments: readonly Segment[];
  readonly inverters: readonly InverterDay[];
  readonly acKw: Float64Array;
  readonly dcKw: Float64Array;
  /** What the plant would give clean and without faults. */
  readonly expectedKw: Float64Array;
  readonly losses: Losses;
}
