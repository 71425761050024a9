import type { Heater } from './ambient.ts';
import type { Knot } from './cycles/cycle.ts';
import { firstDrawing } from './cycles/drawnCycle.ts';
import { type VehicleFigures, vehicleClasses } from './vehicleClasses.ts';

type Mode = 'basic' | 'advanced';
type Drive = 'steady' | 'idc' | 'midc' | 'wltp' | 'drawn';

/** Everything the visitor can set, in the units of the page. */
export interface SimulatorInputs extends VehicleFigures {
  readonly mode: Mode;
  readonly batteryKwh: number;
  readonly speedKmh: number;
  readonly motorKw: number;
  readonly weightKg: number;
  readonly airConditioning: boolean;
  /** From here on only advanced mode counts, the figures of the car included. */
  readonly drive: Drive;
  readonly points: readonly Knot[];
  readonly gradientPercent: number;
  readonly temperatureC: number;
  readonly altitudeM: number;
  readonly heater: Heater;
}

export const defaultInputs: SimulatorInputs = {
  mode: 'basic',
  batteryKwh: 60,
  speedKmh: 80,
  motorKw: 150,
  weightKg: 1800,
  airConditioning: false,
  drive: 'midc',
  points: firstDrawing,
  gradientPercent: 0,
  temperatureC: 25,
  altitudeM: 0,
  heater: 'heatPump',
  ...vehicleClasses.typical.figures,
};
