import type { Scenario } from './scenario.ts';

/** Power by cause, in W. The causes and the change in kinetic energy add up to `battery`. */
export interface PowerFlow {
  readonly aero: number;
  readonly rolling: number;
  readonly gradient: number;
  /** Braking power that is not recovered. */
  readonly braking: number;
  readonly drivetrain: number;
  readonly auxiliaries: number;
  readonly hvac: number;
  /** Into the moving mass; negative while slowing down. */
  readonly kinetic: number;
  readonly wheel: number;
  readonly battery: number;
}

const gravity = 9.81;

/** Rotating parts accelerate with the car and act as this much additional mass. */
const rotatingMassFactor = 1.04;

/** The power balance at a speed in m/s and an acceleration in m/s². */
export function powerFlow(scenario: Scenario, speed: number, acceleration: number): PowerFlow {
  const { massKg, slope, drivetrainEfficiency, regenEfficiency, auxW, hvacW } = scenario;
  const weight = massKg * gravity;
  const aero = 0.5 * scenario.airDensity * scenario.dragAreaM2 * speed ** 3;
  const rolling = weight * scenario.crr * Math.cos(slope) * speed;
  const gradient = weight * Math.sin(slope) * speed;
  const kinetic = massKg * rotatingMassFactor * acceleration * speed;
  const wheel = aero + rolling + gradient + kinetic;
  const traction = wheel > 0 ? wheel / drivetrainEfficiency : wheel * regenEfficiency;
  return {
    aero,
    rolling,
    gradient,
    kinetic,
    wheel,
    drivetrain: wheel > 0 ? traction - wheel : 0,
    braking: wheel > 0 ? 0 : traction - wheel,
    auxiliaries: auxW,
    hvac: hvacW,
    battery: traction + auxW + hvacW,
  };
}

/** The maximum power at the wheels, in W. */
export function wheelLimit({ motorW, drivetrainEfficiency }: Scenario): number {
  return motorW * drivetrainEfficiency;
}
