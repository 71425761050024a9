import type { Knot } from '../cycles/cycle.ts';
import { firstDrawing } from '../cycles/drawnCycle.ts';
import type { Heater } from '../physics/ambient.ts';
import { type VehicleFigures, vehicleClasses } from './vehicleClasses.ts';

type Mode = 'basic' | 'advanced';
type Drive = 'steady' | 'idc' | 'midc' | 'wltp' | 'drawn';

/** All inputs, in the units shown on the page. */
export interface SimulatorInputs extends VehicleFigures {
  readonly mode: Mode;
  readonly batteryKwh: number;
  readonly speedKmh: number;
  readonly motorKw: number;
  readonly weightKg: number;
  readonly airConditioning: boolean;
  /** Everything from here on, including the vehicle's figures, only applies in advanced mode. */
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
