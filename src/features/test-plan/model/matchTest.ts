import { quantity } from '../../../catalogue/quantity.ts';
import type { Port, Requirement } from '../../../content/schemas/requirements.ts';
import type { Eut } from './eut.ts';
import { areRelated, type Instrument } from './instrument.ts';
import { type Shortfall, supplyShortfalls } from './supplyShortfalls.ts';

/** Instruments that together do a test. */
export interface Setup {
  generator: Instrument;
  /** Absent where the generator connects to the equipment itself. */
  network?: Instrument;
}

export type Match =
  | { kind: 'served'; setups: readonly Setup[] }
  /** The nearest instrument, and what it does not reach. */
  | { kind: 'short'; nearest: Instrument; shortfalls: readonly Shortfall[] }
  | { kind: 'not-made' };

/** The ports of the catalogue's coverage that count for a port of the plan. */
const coveredPorts: Readonly<Record<Port, readonly string[]>> = {
  ac: ['AC supply'],
  dc: ['DC supply', 'AC supply', 'vehicle supply'],
  signal: ['signal line'],
  earth: ['signal line'],
  telecom: ['symmetrical line'],
  enclosure: ['enclosure'],
};

/** The highest level in the unit that decides; dips have none. */
export function decidingLevel({ levels }: Requirement) {
  const valued = levels.filter((level) => level.value !== undefined);
  const highest = valued.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))[0];
  return highest && { value: highest.value ?? 0, unit: highest.unit };
}

/** How high an instrument goes with the wave of a test, in the unit of its level. */
function reach({ waves }: Instrument, { wave, ...row }: Requirement): number {
  const made = waves.find((one) => one.wave === wave);
  if (!made) return 0;
  const { unit } = decidingLevel({ wave, ...row }) ?? {};
  if (!unit) return Number.POSITIVE_INFINITY;
  return (unit === 'V' ? made.maxVolts : made.maxAmperesPerMetre) ?? 0;
}

const covers = ({ covers: lines }: Instrument, standard: string, ports?: readonly string[]) =>
  lines.some((line) => line.standard === standard && (!ports || ports.includes(line.port)));

const isSource = ({ role }: Instrument) => role === 'generator' || role === 'complete-system';

/** Which instruments do a test: wave, level, phases, voltage and current must all hold. */
export function matchTest(row: Requirement, eut: Eut, catalogue: readonly Instrument[]): Match {
  const needed = decidingLevel(row)?.value ?? 0;
  const ports = coveredPorts[row.port];
  const makes = (one: Instrument) => reach(one, row) > 0 && covers(one, row.basic);
  const reaches = (one: Instrument) => reach(one, row) >= needed;
  const connects = (one: Instrument) => covers(one, row.basic, ports);
  const holds = (one: Instrument) => supplyShortfalls(one, row.port, eut).length === 0;

  const makers = catalogue.filter((one) => isSource(one) && makes(one));
  const highest = makers.toSorted((a, b) => reach(b, row) - reach(a, row))[0];
  if (!highest) return { kind: 'not-made' };
  const generators = makers.filter(reaches);
  if (generators.length === 0) {
    const { unit = 'V' } = decidingLevel(row) ?? {};
    const asked = quantity(needed, unit);
    const reached = quantity(reach(highest, row), unit);
    return { kind: 'short', nearest: highest, shortfalls: [{ asked, reached }] };
  }

  const networks = catalogue.filter(
    (one) => one.role === 'coupling-network' && makes(one) && reaches(one) && connects(one),
  );
  const setups = generators.flatMap((generator): Setup[] => {
    if (connects(generator) && holds(generator)) return [{ generator }];
    const fitting = networks.filter((one) => holds(one) && areRelated(one, generator));
    return fitting.map((network) => ({ generator, network }));
  });
  if (setups.length > 0) return { kind: 'served', setups };

  const connections = [...generators, ...networks].filter(connects);
  const nearest = connections.toSorted(
    (a, b) =>
      supplyShortfalls(a, row.port, eut).length - supplyShortfalls(b, row.port, eut).length ||
      (b.eut?.maxAmperes ?? 0) - (a.eut?.maxAmperes ?? 0),
  )[0];
  if (!nearest) return { kind: 'not-made' };
  return { kind: 'short', nearest, shortfalls: supplyShortfalls(nearest, row.port, eut) };
}
