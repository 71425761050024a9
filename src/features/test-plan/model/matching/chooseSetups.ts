import type { Instrument, Setup } from './instrument.ts';
import type { Match } from './matchTest.ts';

/** The highest voltage an instrument makes, to prefer the smaller of two that both do. */
const size = ({ waves }: Instrument) => Math.max(0, ...waves.map(({ maxVolts }) => maxVolts ?? 0));
const amperes = ({ eut }: Instrument) => Math.max(eut?.maxAmperes ?? 0, eut?.dcMaxAmperes ?? 0);

/** The instruments of a setup. */
export const partsOf = ({ generator, network }: Setup) =>
  network ? [generator, network] : [generator];

const newParts = (setup: Setup, chosen: ReadonlySet<string>) =>
  partsOf(setup).filter(({ slug }) => !chosen.has(slug)).length;

function smaller(a: Setup, b: Setup): number {
  const largest = (setup: Setup) => Math.max(...partsOf(setup).map(amperes));
  return (
    size(a.generator) - size(b.generator) ||
    largest(a) - largest(b) ||
    a.generator.waves.length - b.generator.waves.length ||
    a.generator.slug.localeCompare(b.generator.slug)
  );
}

/** What a plan is made for: few instruments, small ones, or those that reach furthest. */
export const planSets = ['fewest', 'smallest', 'reach'] as const;
export type PlanSet = (typeof planSets)[number];

/**
 * Chooses one setup per row. For the fewest instruments rows that leave no choice come first; what
 * they need serves as many of the others as it can.
 */
export function chooseSetups(
  matches: readonly Match[],
  set: PlanSet = 'fewest',
): (Setup | undefined)[] {
  const options = matches.map((match) => (match.kind === 'served' ? match.setups : []));
  const result: (Setup | undefined)[] = options.map(() => undefined);
  const chosen = new Set<string>();
  const waiting = new Set(options.keys().filter((index) => (options[index]?.length ?? 0) > 0));

  function take(index: number, setup: Setup): void {
    for (const { slug } of partsOf(setup)) chosen.add(slug);
    result[index] = setup;
    waiting.delete(index);
  }
  /** How many rows would be done with this setup in the rack. */
  function gain(setup: Setup): number {
    const rack = new Set([...chosen, ...partsOf(setup).map(({ slug }) => slug)]);
    return [...waiting].filter((row) => options[row]?.some((one) => newParts(one, rack) === 0))
      .length;
  }

  while (waiting.size > 0) {
    const rows = [...waiting].toSorted(
      (a, b) => (options[a]?.length ?? 0) - (options[b]?.length ?? 0) || a - b,
    );
    const free = rows.find((row) => options[row]?.some((one) => newParts(one, chosen) === 0));
    const row = free ?? rows[0] ?? 0;
    const fewer = (a: Setup, b: Setup) =>
      newParts(a, chosen) - newParts(b, chosen) || (free === undefined ? gain(b) - gain(a) : 0);
    const bySize = {
      fewest: () => 0,
      smallest: smaller,
      reach: (a: Setup, b: Setup) => smaller(b, a),
    };
    const [best] = (options[row] ?? []).toSorted(
      (a, b) => bySize[set](a, b) || fewer(a, b) || smaller(a, b),
    );
    if (!best) break;
    take(row, best);
  }
  return result;
}
