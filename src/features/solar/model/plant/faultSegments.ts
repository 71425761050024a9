import { uniform } from '../random.ts';
import type { Fault } from './faults.ts';
import type { Plant } from './fleet.ts';

/** One inverter during a stretch of the day in which no fault begins or ends. */
export interface InverterState {
  /** Each string's strength relative to the others; 0 if it is open. */
  readonly strings: readonly number[];
  readonly isDown: boolean;
  readonly hasNoFan: boolean;
}

export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly isCurtailed: boolean;
  readonly inverters: readonly InverterState[];
}

const stream = 71;
/** No two strings and no two inverters' fields are quite alike: so much weaker at most. */
const stringSpread = 0.012;
const fieldSpread = 0.014;

const intact = new WeakMap<Plant, readonly (readonly number[])[]>();

/** The strings of each inverter when none is open; the same on every day, so they are kept. */
function intactStrings(plant: Plant): readonly (readonly number[])[] {
  const known = intact.get(plant);
  if (known) return known;
  const drawn = Array.from({ length: plant.inverters }, (_, inverter) => {
    const field = 1 - fieldSpread * uniform(plant.seed, stream, inverter);
    return Array.from(
      { length: plant.stringsEach },
      (_, string) => field * (1 - stringSpread * uniform(plant.seed, stream, inverter, string)),
    );
  });
  intact.set(plant, drawn);
  return drawn;
}

/** Cuts a day, in minutes from `rise` to `end`, where faults begin and end. */
export function faultSegments(
  plant: Plant,
  day: number,
  faults: readonly Fault[],
  rise: number,
  end: number,
): Segment[] {
  const midnight = day * 1440;
  const cuts = faults.flatMap((fault) => [fault.start - midnight, fault.end - midnight]);
  const edges = [rise, ...cuts.filter((cut) => cut > rise && cut < end), end];
  const sorted = [...new Set(edges)].sort((a, b) => a - b);
  return sorted.slice(0, -1).map((from, index) => {
    const active = faults.filter(
      (fault) => fault.start - midnight <= from && fault.end - midnight > from,
    );
    const isOut = active.some(({ kind }) => kind === 'outage');
    return {
      from,
      to: sorted[index + 1] ?? end,
      isCurtailed: active.some(({ kind }) => kind === 'curtailment'),
      inverters: intactStrings(plant).map((strings, inverter) => {
        const own = active.filter((fault) => fault.inverter === inverter);
        const has = (...kinds: string[]) => own.some(({ kind }) => kinds.includes(kind));
        const isOpen = (string: number) => own.some((fault) => fault.string === string);
        return {
          strings: has('string')
            ? strings.map((strength, string) => (isOpen(string) ? 0 : strength))
            : strings,
          isDown: isOut || has('trip', 'insulation'),
          hasNoFan: has('fan'),
        };
      }),
    };
  });
}
