import type { SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { vehicleClasses } from '../inputs/vehicleClasses.ts';
import { airDensity, batteryCapacityFactor, hvacLoad } from './ambient.ts';

/** Car, road and weather in SI units: all that the physics needs. */
export interface Scenario {
  readonly massKg: number;
  readonly dragAreaM2: number;
  readonly crr: number;
  readonly drivetrainEfficiency: number;
  readonly regenEfficiency: number;
  readonly motorW: number;
  readonly auxW: number;
  readonly hvacW: number;
  readonly airDensity: number;
  /** Angle of the road in radians, positive uphill. */
  readonly slope: number;
  readonly usableWh: number;
}

const driverKg = 75;

/** Basic mode has no weather inputs: air at 21 °C and sea level, cooling as on a 35 °C day. */
const basicAirDensity = 1.2;
const basicCoolingW = 1500;

function weather(inputs: SimulatorInputs) {
  if (inputs.mode === 'basic') {
    const hvacW = inputs.airConditioning ? basicCoolingW : 0;
    return { airDensity: basicAirDensity, hvacW, slope: 0, capacity: 1 };
  }
  const { temperatureC, altitudeM, heater, gradientPercent } = inputs;
  return {
    airDensity: airDensity(temperatureC, altitudeM),
    hvacW: inputs.airConditioning ? hvacLoad(temperatureC, heater) : 0,
    slope: Math.atan(gradientPercent / 100),
    capacity: batteryCapacityFactor(temperatureC),
  };
}

/** The inputs must be free of problems. */
export function scenarioOf(inputs: SimulatorInputs): Scenario {
  const figures = inputs.mode === 'basic' ? vehicleClasses.typical.figures : inputs;
  const { capacity, ...conditions } = weather(inputs);
  return {
    massKg: inputs.weightKg + driverKg,
    dragAreaM2: figures.cd * figures.frontalAreaM2,
    crr: figures.crr,
    drivetrainEfficiency: figures.drivetrainPercent / 100,
    regenEfficiency: figures.regenPercent / 100,
    motorW: inputs.motorKw * 1000,
    auxW: figures.auxW,
    usableWh: inputs.batteryKwh * 1000 * (figures.usablePercent / 100) * capacity,
    ...conditions,
  };
}
