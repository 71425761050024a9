import type { Knot } from '../cycles/cycle.ts';
import type { SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { vehicleClasses } from '../inputs/vehicleClasses.ts';
import { roadHeights } from '../road/roadProfile.ts';
import { airDensity, batteryCapacityFactor, hvacLoad } from './ambient.ts';

/** Car, road and weather in SI units: all that the physics needs. */
export interface Scenario {
  readonly massKg: number;
  readonly dragAreaM2: number;
  readonly crr: number;
  readonly drivetrainEfficiency: number;
  readonly regenEfficiency: number;
  /** The most the battery takes while braking. */
  readonly regenLimitW: number;
  /** Below this speed in m/s recovery fades. */
  readonly regenFadeSpeed: number;
  readonly motorW: number;
  readonly auxW: number;
  readonly hvacW: number;
  readonly airDensity: number;
  readonly temperatureC: number;
  /** In m/s, against the car. */
  readonly headwind: number;
  /** Of the level road that follows the heights. */
  readonly slope: number;
  /** The road by kilometre and height above the sea; empty if it is level. */
  readonly heights: readonly Knot[];
  /** From the charge at the start to that at the end of the trip. */
  readonly usableWh: number;
  /** What the battery can take up before it is full. */
  readonly roomWh: number;
}

const driverKg = 75;

/** Basic mode has no weather inputs: air at 21 °C and sea level, cooling as on a 35 °C day. */
const basicAirDensity = 1.2;
const basicCoolingW = 1500;

function conditions(inputs: SimulatorInputs) {
  if (inputs.mode === 'basic') {
    const hvacW = inputs.airConditioning ? basicCoolingW : 0;
    return { airDensity: basicAirDensity, temperatureC: 21, hvacW, headwind: 0, heights: [] };
  }
  const { temperatureC, altitudeM, heater, headwindKmh } = inputs;
  return {
    airDensity: airDensity(temperatureC, altitudeM),
    temperatureC,
    hvacW: inputs.airConditioning ? hvacLoad(temperatureC, heater) : 0,
    headwind: headwindKmh / 3.6,
    heights: roadHeights(inputs),
  };
}

/** Energy in the battery, by charge and age. */
function battery(inputs: SimulatorInputs, usablePercent: number) {
  const nominalWh = inputs.batteryKwh * 1000 * (usablePercent / 100);
  if (inputs.mode === 'basic') return { usableWh: nominalWh, roomWh: 0 };
  const { temperatureC, healthPercent, chargeStartPercent, chargeEndPercent } = inputs;
  const fullWh = nominalWh * batteryCapacityFactor(temperatureC) * (healthPercent / 100);
  return {
    usableWh: (fullWh * (chargeStartPercent - chargeEndPercent)) / 100,
    roomWh: (fullWh * (100 - chargeStartPercent)) / 100,
  };
}

/** How the rolling resistance of car tyres follows their pressure (fits of SAE J2452 tests: −0.4 to −0.5). */
const exponent = -0.4;

/** The rolling resistance coefficient at a share of the recommended tyre pressure. */
const pressedCrr = (crr: number, tyrePercent: number): number =>
  crr * (tyrePercent / 100) ** exponent;

/** The inputs must be free of problems. */
export function scenarioOf(inputs: SimulatorInputs): Scenario {
  const basic = inputs.mode === 'basic';
  const figures = basic ? vehicleClasses.typical.figures : inputs;
  return {
    massKg: inputs.weightKg + driverKg + (basic ? 0 : inputs.payloadKg),
    dragAreaM2: figures.cd * figures.frontalAreaM2,
    crr: pressedCrr(figures.crr, basic ? 100 : inputs.tyrePercent),
    drivetrainEfficiency: figures.drivetrainPercent / 100,
    regenEfficiency: figures.regenPercent / 100,
    regenLimitW: inputs.regenKw * 1000,
    regenFadeSpeed: inputs.regenFadeKmh / 3.6,
    motorW: inputs.motorKw * 1000,
    auxW: figures.auxW,
    slope: 0,
    ...conditions(inputs),
    ...battery(inputs, figures.usablePercent),
  };
}
