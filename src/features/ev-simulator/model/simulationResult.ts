import type { InputProblem } from './inputs/inputProblems.ts';
import type { Climb } from './road/roadProfile.ts';

/** In the order of the chart. */
export const causes = [
  'aero',
  'rolling',
  'gradient',
  'braking',
  'drivetrain',
  'auxiliaries',
  'hvac',
] as const;

export type Cause = (typeof causes)[number];

export const causeLabels: Readonly<Record<Cause, string>> = {
  aero: 'Air resistance',
  rolling: 'Rolling resistance',
  gradient: 'Gradient',
  braking: 'Braking losses',
  drivetrain: 'Drivetrain losses',
  auxiliaries: 'Electronics',
  hvac: 'Air conditioning and heating',
};

export type PerCause = Readonly<Record<Cause, number>>;

export function perCause(amount: (cause: Cause) => number): Record<Cause, number> {
  return Object.fromEntries(causes.map((cause) => [cause, amount(cause)])) as Record<Cause, number>;
}

/** A point of the trip; `percent` refers to the usable battery. */
export interface TripPoint {
  readonly km: number;
  readonly hours: number;
  readonly percent: number;
}

/** What a road with heights did to the drive. */
export interface RoadFound extends Climb {
  /** Recovery that a full battery could not take. */
  readonly refusedKwh: number;
  /** Charge where the heights end, in per cent of the usable battery; null if it did not last. */
  readonly arrivalPercent: number | null;
}

export interface RangeFound {
  readonly kind: 'range';
  /** Usable energy divided by the mean consumption. */
  readonly rangeKm: number;
  readonly hours: number;
  readonly whPerKm: number;
  /** Adds up to `whPerKm`. */
  readonly whPerKmByCause: PerCause;
  readonly averageKmh: number;
  readonly averageKw: number;
  readonly usableKwh: number;
  /** The drive repeated until the battery is empty; ends within one repetition of the range. */
  readonly trip: readonly TripPoint[];
  /** Of a road that is not level. */
  readonly road?: RoadFound;
}

/** The car does not move, so there is a time instead of a range. */
interface Standing {
  readonly kind: 'standing';
  readonly loadKw: number;
  readonly hours: number;
}

export interface Unreachable {
  readonly kind: 'unreachable';
  readonly wantedKmh: number;
  /** When or where the demand is highest; null at constant speed on a level road. */
  readonly where: string | null;
  /** The highest speed the motor can sustain on this road. */
  readonly topSpeedKmh: number;
  readonly neededMotorKw: number;
}

interface Invalid {
  readonly kind: 'invalid';
  readonly problems: readonly InputProblem[];
}

export type DriveResult = RangeFound | Standing | Unreachable;
export type SimulationResult = DriveResult | Invalid;
