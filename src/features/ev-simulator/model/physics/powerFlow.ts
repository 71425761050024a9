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

/** Where the car is at a moment: the road under it and the air around it. */
export interface Place {
  /** Angle of the road in radians, positive uphill. */
  readonly slope: number;
  readonly airDensity: number;
}

const gravity = 9.81;

/** Rotating parts accelerate with the car and act as this much additional mass. */
const rotatingMassFactor = 1.04;

/** At this share of the speed where recovery begins to fade, the friction brakes do all the work. */
const fadedShare = 0.25;

/** The share of recovery left at a speed in m/s: a motor that hardly turns brakes hardly. */
function recoveryShare(speed: number, fadeSpeed: number): number {
  if (speed >= fadeSpeed) return 1;
  const none = fadedShare * fadeSpeed;
  return Math.max(0, (speed - none) / (fadeSpeed - none));
}

/** Braking power at the wheels that motor and battery take; the friction brakes take the rest. */
function recoverable(scenario: Scenario, braking: number, speed: number): number {
  const { motorW, regenEfficiency, regenLimitW, regenFadeSpeed } = scenario;
  const batteryLimit = regenEfficiency > 0 ? regenLimitW / regenEfficiency : 0;
  return Math.min(braking * recoveryShare(speed, regenFadeSpeed), motorW, batteryLimit);
}

/** The power balance at a speed in m/s and an acceleration in m/s². */
export function powerFlow(
  scenario: Scenario,
  speed: number,
  acceleration: number,
  { slope, airDensity }: Place = scenario,
): PowerFlow {
  const { massKg, headwind, drivetrainEfficiency, regenEfficiency, auxW, hvacW } = scenario;
  const weight = massKg * gravity;
  // A tailwind faster than the car does not push it.
  const air = Math.max(0, speed + headwind);
  const aero = 0.5 * airDensity * scenario.dragAreaM2 * air ** 2 * speed;
  const rolling = weight * scenario.crr * Math.cos(slope) * speed;
  const gradient = weight * Math.sin(slope) * speed;
  const kinetic = massKg * rotatingMassFactor * acceleration * speed;
  const wheel = aero + rolling + gradient + kinetic;
  const traction =
    wheel > 0
      ? wheel / drivetrainEfficiency
      : -recoverable(scenario, -wheel, speed) * regenEfficiency;
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

/** In m/s: 720 km/h. */
const beyondAnyCar = 200;

/** The highest speed the motor can sustain on this road, in km/h. */
export function topSpeed(scenario: Scenario): number {
  const limit = wheelLimit(scenario);
  let low = 0;
  let high = beyondAnyCar;
  // Downhill the power first falls, then rises with speed; it crosses the limit only once.
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (powerFlow(scenario, middle, 0).wheel > limit) high = middle;
    else low = middle;
  }
  return low * 3.6;
}
