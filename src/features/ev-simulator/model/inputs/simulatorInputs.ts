import type { OutletKey } from '../../../../charging/chargers.ts';
import type { Knot } from '../cycles/cycle.ts';
import { firstDrawing } from '../cycles/drawnCycle.ts';
import type { Heater } from '../physics/ambient.ts';
import { type VehicleFigures, vehicleClasses } from './vehicleClasses.ts';

export const modes = ['basic', 'advanced'] as const;
export const drives = ['steady', 'idc', 'midc', 'wltp', 'drawn'] as const;
export const roads = ['level', 'slope', 'profile'] as const;
export const heaters: readonly Heater[] = ['heatPump', 'resistive'];

/** All inputs, in the units shown on the page. */
export interface SimulatorInputs extends VehicleFigures {
  readonly mode: (typeof modes)[number];
  readonly batteryKwh: number;
  readonly speedKmh: number;
  readonly motorKw: number;
  readonly weightKg: number;
  readonly airConditioning: boolean;
  /** Prices and the trip with stops; in both modes. */
  readonly tariff: number;
  readonly petrolPrice: number;
  readonly petrolKmPerL: number;
  readonly gridKg: number;
  readonly chargePercent: number;
  readonly tripKm: number;
  readonly stopOutlet: OutletKey;
  readonly stopToPercent: number;
  readonly carLimitKw: number;
  /** Everything from here on, including the vehicle's figures, only applies in advanced mode. */
  readonly drive: (typeof drives)[number];
  readonly points: readonly Knot[];
  readonly road: (typeof roads)[number];
  readonly gradientPercent: number;
  readonly slopeKm: number;
  /** Kilometre and metres above the sea. */
  readonly profile: readonly Knot[];
  readonly temperatureC: number;
  readonly altitudeM: number;
  readonly headwindKmh: number;
  readonly heater: Heater;
  readonly payloadKg: number;
  readonly tyrePercent: number;
  readonly chargeStartPercent: number;
  readonly chargeEndPercent: number;
  readonly healthPercent: number;
  readonly regenKw: number;
  readonly regenFadeKmh: number;
}

/** From the Deccan up to Mahabaleshwar, roughly: the Katraj pass, Wai, and the climb of the ghat. */
export const firstProfile: readonly Knot[] = [
  [0, 560],
  [14, 700],
  [18, 960],
  [28, 720],
  [60, 640],
  [88, 720],
  [102, 1270],
  [120, 1350],
];

export const defaultInputs: SimulatorInputs = {
  mode: 'basic',
  batteryKwh: 60,
  speedKmh: 80,
  motorKw: 150,
  weightKg: 1800,
  airConditioning: false,
  tariff: 8,
  petrolPrice: 105,
  petrolKmPerL: 16,
  gridKg: 0.72,
  chargePercent: 90,
  tripKm: 600,
  stopOutlet: 'dc',
  stopToPercent: 80,
  carLimitKw: 100,
  drive: 'midc',
  points: firstDrawing,
  road: 'level',
  gradientPercent: 0,
  slopeKm: 10,
  profile: firstProfile,
  temperatureC: 25,
  altitudeM: 0,
  headwindKmh: 0,
  heater: 'heatPump',
  payloadKg: 0,
  tyrePercent: 100,
  chargeStartPercent: 100,
  chargeEndPercent: 0,
  healthPercent: 100,
  regenKw: 100,
  regenFadeKmh: 8,
  ...vehicleClasses.typical.figures,
};
