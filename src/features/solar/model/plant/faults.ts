import { uniform } from '../random.ts';
import { dayType } from '../weather/dayType.ts';
import type { Plant } from './fleet.ts';

/** What can happen to one inverter. */
const inverterFaults = ['trip', 'fan', 'string', 'insulation', 'link'] as const;
/** What can happen to a whole plant. */
const plantFaults = ['outage', 'gap', 'stuck', 'curtailment'] as const;

export type FaultKind = (typeof inverterFaults)[number] | (typeof plantFaults)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Counted from 0; undefined where the whole plant has it. */
  readonly inverter?: number;
  /** Counted from 0. */
  readonly string?: number;
  /** Minutes since 1 January 1970 in India. */
  readonly start: number;
  readonly end: number;
  /** Whether a data gap is filled later from the logger's memory. */
  readonly refilled?: boolean;
}

interface Process {
  /** Mean days between two of them on one device. */
  readonly every: number;
  /** Shortest and longest duration, minutes. */
  readonly lasts: readonly [number, number];
  /** The hours in which it begins. */
  readonly between?: readonly [number, number];
}

const hour = 60;
const days = 1440;
const processes: Readonly<Record<FaultKind, Process>> = {
  trip: { every: 500, lasts: [2 * hour, 3 * days], between: [7, 17] },
  fan: { every: 900, lasts: [days, 5 * days] },
  string: { every: 420, lasts: [2 * days, 7 * days] },
  insulation: { every: 60, lasts: [hour, 4 * hour], between: [6, 9] },
  link: { every: 250, lasts: [20, 8 * hour] },
  outage: { every: 7, lasts: [5, hour] },
  gap: { every: 14, lasts: [10, 6 * hour] },
  stuck: { every: 150, lasts: [hour, 5 * hour], between: [8, 15] },
  curtailment: { every: 15, lasts: [2 * hour, 4 * hour], between: [10, 12] },
};
const kinds = Object.keys(processes) as FaultKind[];

/** No fault lasts longer. */
const longestDays = 7;

function faultFrom(plant: Plant, kind: FaultKind, device: number, day: number): Fault | undefined {
  const draw = (what: number) => uniform(plant.seed, 50 + kinds.indexOf(kind), device, day, what);
  const { every, lasts, between = [0, 24] } = processes[kind];
  if (draw(0) * every >= 1) return undefined;
  // Damp insulation only gives way in the rain.
  if (kind === 'insulation' && dayType(plant, day) !== 'rain') return undefined;
  const [shortest, longest] = lasts;
  const start = day * days + Math.floor(hour * (between[0] + draw(1) * (between[1] - between[0])));
  const end = start + Math.round(shortest * (longest / shortest) ** draw(2));
  if (kind === 'gap') return { kind, start, end, refilled: draw(3) < 0.75 };
  if (plantFaults.some((other) => other === kind)) return { kind, start, end };
  if (kind !== 'string') return { kind, inverter: device, start, end };
  return { kind, inverter: device, string: Math.floor(draw(3) * plant.stringsEach), start, end };
}

const begun = new WeakMap<Plant, Map<number, readonly Fault[]>>();

/** The faults that begin on a day. Seven later days ask for them again, so they are kept. */
function faultsFrom(plant: Plant, day: number): readonly Fault[] {
  const known = begun.get(plant) ?? new Map<number, readonly Fault[]>();
  begun.set(plant, known);
  const found =
    known.get(day) ??
    kinds.flatMap((kind) => {
      const devices = inverterFaults.some((one) => one === kind) ? plant.inverters : 1;
      const drawn = Array.from({ length: devices }, (_, device) =>
        faultFrom(plant, kind, device, day),
      );
      return drawn.filter((fault) => fault !== undefined);
    });
  known.set(day, found);
  return found;
}

/** The faults that touch a plant on a day, from chance alone: every device has its own process. */
export function faults(plant: Plant, day: number): Fault[] {
  const before = Array.from({ length: longestDays + 1 }, (_, index) => day - longestDays + index);
  return before.flatMap((one) => faultsFrom(plant, one)).filter(({ end }) => end > day * days);
}
