import { quantity } from '../../../catalogue/quantity.ts';
import type { Requirement } from '../../../content/schemas/standards/requirements.ts';
import type { Eut } from './eut.ts';
import { areRelated, type Instrument } from './instrument.ts';
import { decidingLevel, makes, reachAtPort, waveReach } from './reach.ts';
import { type Comparison, supplyShortfalls } from './supplyShortfalls.ts';

/** Instruments that together do a test. */
export interface Setup {
  generator: Instrument;
  /** Absent where the generator connects to the equipment itself. */
  network?: Instrument;
}

export type Match =
  | { kind: 'served'; setups: readonly Setup[] }
  /** The nearest instrument, and what it does not reach. */
  | { kind: 'short'; nearest: Instrument; shortfalls: readonly Comparison[] }
  | { kind: 'not-made' }
  /** The supply of the equipment is not known. */
  | { kind: 'open' };

const isSource = ({ role }: Instrument) => role === 'generator' || role === 'complete-system';

const isOpen = ({ port }: Requirement, { phases, ac, dc }: Eut) =>
  (port === 'ac' && !(ac && phases)) || (port === 'dc' && !dc);

/** How high a setup goes, whatever the supply of the equipment. */
const setupReach = (row: Requirement, { generator, network }: Setup) =>
  network
    ? Math.min(waveReach(generator, row), reachAtPort(network, row))
    : reachAtPort(generator, row);

/** All setups that could do the test, if level and supply were low enough. */
function possibleSetups(row: Requirement, catalogue: readonly Instrument[]): Setup[] {
  const able = catalogue.filter((one) => makes(one, row));
  const networks = able.filter(({ role }) => role === 'coupling-network');
  return able.filter(isSource).flatMap((generator): Setup[] => {
    const coupled = networks
      .filter((network) => areRelated(network, generator) && reachAtPort(network, row) > 0)
      .map((network) => ({ generator, network }));
    return reachAtPort(generator, row) > 0 ? [{ generator }, ...coupled] : coupled;
  });
}

/** A line in service needs a network; a generator alone serves where there is none. */
function withoutBareLines(row: Requirement, setups: readonly Setup[]): readonly Setup[] {
  if (row.port !== 'telecom') return setups;
  const coupled = setups.filter(({ network }) => network);
  return coupled.length > 0 ? coupled : setups;
}

/** Which instruments do a test: wave, level, phases, voltage and current must all hold. */
export function matchTest(row: Requirement, eut: Eut, catalogue: readonly Instrument[]): Match {
  const possible = possibleSetups(row, catalogue);
  const byReach = possible.toSorted((a, b) => setupReach(row, b) - setupReach(row, a));
  const [highest] = byReach;
  if (!highest) return { kind: 'not-made' };
  const { value: needed = 0, unit = 'V' } = decidingLevel(row) ?? {};
  const reaching = possible.filter((setup) => setupReach(row, setup) >= needed);
  if (reaching.length === 0) {
    const has = quantity(setupReach(row, highest), unit);
    const shortfalls = [{ asked: quantity(needed, unit), has }];
    return { kind: 'short', nearest: highest.generator, shortfalls };
  }
  if (isOpen(row, eut)) return { kind: 'open' };

  const connection = ({ generator, network = generator }: Setup) => network;
  const missing = (setup: Setup) => supplyShortfalls(connection(setup), row.port, eut);
  const setups = reaching.filter((setup) => missing(setup).length === 0);
  // An instrument that connects by itself needs no network.
  const sufficient = setups.filter(
    ({ generator, network }) =>
      !network ||
      row.port === 'telecom' ||
      !setups.some((other) => !other.network && other.generator === generator),
  );
  if (sufficient.length > 0) return { kind: 'served', setups: withoutBareLines(row, sufficient) };

  const amperes = (setup: Setup) => {
    const { eut: own } = connection(setup);
    return (row.port === 'dc' ? own?.dcMaxAmperes : own?.maxAmperes) ?? 0;
  };
  const [nearest = highest] = reaching.toSorted(
    (a, b) => missing(a).length - missing(b).length || amperes(b) - amperes(a),
  );
  return { kind: 'short', nearest: connection(nearest), shortfalls: missing(nearest) };
}
