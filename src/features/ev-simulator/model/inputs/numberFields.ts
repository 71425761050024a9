import type { SimulatorInputs } from './simulatorInputs.ts';

/** The inputs that are numbers. */
export type NumberKey = {
  [Key in keyof SimulatorInputs]: SimulatorInputs[Key] extends number ? Key : never;
}[keyof SimulatorInputs];

export interface NumberField {
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Its query parameter. */
  readonly param: string;
  readonly advancedOnly: boolean;
}

function field(
  param: string,
  label: string,
  unit: string,
  [min, max, step]: readonly [min: number, max: number, step: number],
  advancedOnly = true,
): NumberField {
  return { param, label, unit, min, max, step, advancedOnly };
}

/** Wide enough for a scooter and a bus; the model is not valid beyond. */
export const numberFields: Readonly<Record<NumberKey, NumberField>> = {
  batteryKwh: field('battery', 'Battery capacity', 'kWh', [1, 1000, 1], false),
  speedKmh: field('speed', 'Average speed', 'km/h', [0, 200, 1], false),
  motorKw: field('motor', 'Motor power', 'kW', [1, 1000, 1], false),
  weightKg: field('weight', 'Vehicle weight', 'kg', [100, 20_000, 10], false),
  cd: field('cd', 'Drag coefficient', '', [0.1, 1.5, 0.01]),
  frontalAreaM2: field('area', 'Frontal area', 'm²', [0.3, 12, 0.01]),
  crr: field('crr', 'Rolling resistance coefficient', '', [0.003, 0.05, 0.001]),
  drivetrainPercent: field('drivetrain', 'Battery-to-wheel efficiency', '%', [50, 100, 1]),
  regenPercent: field('regen', 'Regeneration, wheel to battery', '%', [0, 100, 1]),
  usablePercent: field('usable', 'Usable share of the battery', '%', [50, 100, 1]),
  auxW: field('electronics', 'Electronics load', 'W', [10, 10_000, 10]),
  gradientPercent: field('gradient', 'Gradient', '%', [-20, 20, 0.5]),
  slopeKm: field('slope', 'Length of the slope', 'km', [0.1, 200, 1]),
  temperatureC: field('temperature', 'Ambient temperature', '°C', [-20, 50, 1]),
  altitudeM: field('altitude', 'Altitude', 'm', [0, 6000, 10]),
  headwindKmh: field('wind', 'Headwind', 'km/h', [-100, 100, 5]),
  payloadKg: field('payload', 'Passengers and luggage', 'kg', [0, 10_000, 10]),
  tyrePercent: field('tyres', 'Tyre pressure, of the recommended', '%', [50, 150, 5]),
  chargeStartPercent: field('start', 'Charge at the start', '%', [1, 100, 1]),
  chargeEndPercent: field('end', 'Charge at the end', '%', [0, 99, 1]),
  healthPercent: field('health', 'Battery health', '%', [50, 100, 1]),
  regenKw: field('regenkw', 'Recovery the battery takes', 'kW', [0, 1000, 5]),
  regenFadeKmh: field('regenfade', 'Recovery fades below', 'km/h', [0, 30, 1]),
  tariff: field('tariff', 'Price of electricity', '₹/kWh', [0, 100, 0.5], false),
  petrolPrice: field('petrol', 'Price of petrol', '₹/l', [0, 500, 1], false),
  petrolKmPerL: field('mileage', 'Petrol car', 'km/l', [1, 100, 0.5], false),
  gridKg: field('grid', 'Carbon of the grid', 'kg/kWh', [0, 2, 0.01], false),
  chargePercent: field('charging', 'Charging efficiency', '%', [50, 100, 1], false),
  tripKm: field('trip', 'Length of the trip', 'km', [1, 5000, 10], false),
  stopToPercent: field('stopto', 'Charge up to', '%', [10, 100, 5], false),
  carLimitKw: field('limit', 'Charging limit of the car', 'kW', [1, 1000, 5], false),
};

export const numberKeys = Object.keys(numberFields) as NumberKey[];
