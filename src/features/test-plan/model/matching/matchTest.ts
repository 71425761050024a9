import type { Requirement } from '../../../../content/schemas/standards/requirements.ts';
import type { Eut } from './eut.ts';
import { areRelated, connectionOf, type Instrument, type Setup } from './instrument.ts';
import { couplingOf, decidingLevel, makes, reachAtPort, waveReach } from './reach.ts';
import { type Comparison, levelShortfalls, supplyShortfalls } from './shortfalls.ts';

export type Match =
  | { kind: 'served'; setups: readonly Setup[] }
  /** The nearest instrument, and what it does not reach. */
  | { kind: 'short'; nearest: Instrument; shortfalls: readonly Comparison[] }
  | { kind: 'not-made' }
  /** The level is not known to us. */
  | { kind: 'unknown' }
  /** The supply of the equipment is not known. */
  | { kind: 'open' };

/** What the product makes is switched off and measured; all else is generated. */
const isSource = ({ role }: Instrument, { phenomenon }: Requirement) =>
  phenomenon === 'transient-emission'
    ? role === 'measuring'
    : role === 'generator' || role === 'complete-system';

const isNetwork = ({ slug, role }: Instrument, { networks }: Requirement) =>
  networks ? networks.includes(slug) : role === 'coupling-network';

function isOpen(row: Requirement, { phases, ac, dc }: Eut): boolean {
  const coupling = couplingOf(row);
  return (coupling === 'ac' && !(ac && phases)) || (coupling === 'dc' && !dc);
}

/** How high a setup goes, whatever the supply of the equipment. */
const setupReach = (row: Requirement, { generator, network }: Setup) =>
  network
    ? Math.min(waveReach(generator, row), reachAtPort(network, row))
    : reachAtPort(generator, row);

/** All setups that could do the test, if level and supply were low enough. */
function possibleSetups(row: Requirement, catalogue: readonly Instrument[]): Setup[] {
  const networks = catalogue.filter((one) => isNetwork(one, row) && reachAtPort(one, row) > 0);
  const sources = catalogue.filter(
    (one) => isSource(one, row) && !networks.includes(one) && waveReach(one, row) > 0,
  );
  return sources.flatMap((generator): Setup[] => {
    // Where the test names the device, a generator that it is made for need not name the standard.
    const fits = (network: Instrument) =>
      (row.networks && network.requires.includes(generator.slug)) ||
      (areRelated(network, generator) && makes(generator, row));
    const coupled = networks.filter(fits).map((network) => ({ generator, network }));
    const isBare = !row.networks && reachAtPort(generator, row) > 0;
    return isBare ? [{ generator }, ...coupled] : coupled;
  });
}

/** A line in service needs a network; a generator alone serves where there is none. */
function withoutBareLines(row: Requirement, setups: readonly Setup[]): readonly Setup[] {
  if (couplingOf(row) !== 'telecom') return setups;
  const coupled = setups.filter(({ network }) => network);
  return coupled.length > 0 ? coupled : setups;
}

/** Which instruments do a test: wave, level, phases, voltage and current must all hold. */
export function matchTest(row: Requirement, eut: Eut, catalogue: readonly Instrument[]): Match {
  if (row.basis === 'unknown') return { kind: row.by ? 'not-made' : 'unknown' };
  const possible = possibleSetups(row, catalogue);
  const byReach = possible.toSorted((a, b) => setupReach(row, b) - setupReach(row, a));
  const [highest] = byReach;
  if (!highest) return { kind: 'not-made' };
  const coupling = couplingOf(row);
  const { value: needed = 0 } = decidingLevel(row) ?? {};
  const reaching = possible.filter((setup) => setupReach(row, setup) >= needed);
  if (reaching.length === 0) {
    const shortfalls = levelShortfalls(row, setupReach(row, highest));
    return { kind: 'short', nearest: highest.generator, shortfalls };
  }
  if (isOpen(row, eut)) return { kind: 'open' };

  const missing = (setup: Setup) => supplyShortfalls(connectionOf(setup), coupling, eut);
  const setups = reaching.filter((setup) => missing(setup).length === 0);
  // An instrument that connects by itself needs no network.
  const sufficient = setups.filter(
    ({ generator, network }) =>
      !network ||
      coupling === 'telecom' ||
      !setups.some((other) => !other.network && other.generator === generator),
  );
  if (sufficient.length > 0) return { kind: 'served', setups: withoutBareLines(row, sufficient) };

  const amperes = (setup: Setup) => {
    const { eut: own } = connectionOf(setup);
    return (coupling === 'dc' ? own?.dcMaxAmperes : own?.maxAmperes) ?? 0;
  };
  const [nearest = highest] = reaching.toSorted(
    (a, b) => missing(a).length - missing(b).length || amperes(b) - amperes(a),
  );
  return { kind: 'short', nearest: connectionOf(nearest), shortfalls: missing(nearest) };
}
