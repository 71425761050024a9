import type { CoverPort } from '../../../../content/schemas/productFigures.ts';
import type { Port, Requirement } from '../../../../content/schemas/standards/requirements.ts';
import type { Instrument } from './instrument.ts';

/** How lines are coupled: as their port usually is, like an AC supply, or at their screen. */
export type Coupling = Port | 'screen';
export const couplingOf = ({ port, coupledAs }: Requirement): Coupling => coupledAs ?? port;

/** The ports of the catalogue's coverage that count for a port of the plan. */
const coveredPorts: Readonly<Record<Coupling, readonly CoverPort[]>> = {
  ac: ['AC supply'],
  dc: ['DC supply', 'AC supply', 'vehicle supply'],
  signal: ['signal line', 'vehicle signal line'],
  earth: ['signal line'],
  telecom: ['symmetrical line', 'signal line'],
  enclosure: ['enclosure'],
  patient: ['enclosure'],
  screen: ['cable screen'],
};

/** The highest level in the unit that decides; dips have none. */
export function decidingLevel({ levels }: Requirement) {
  const valued = levels.filter((level) => level.value !== undefined);
  const highest = valued.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))[0];
  return highest && { value: highest.value ?? 0, unit: highest.unit };
}

/** An edition does not change which instrument is meant: "ISO 7637-2:2004" is "ISO 7637-2". */
export const withoutEdition = (standard: string) => standard.replace(/:\d{4}$/, '');

/** How high an instrument goes with the wave of a test, in the unit of its level. */
export function waveReach({ waves }: Instrument, row: Requirement): number {
  const made = waves.find(({ wave }) => wave === row.wave);
  if (!made) return 0;
  const { unit } = decidingLevel(row) ?? {};
  if (!unit) return Number.POSITIVE_INFINITY;
  return (unit === 'V' ? made.maxVolts : made.maxAmperesPerMetre) ?? 0;
}

/** How high its coverage of the basic standard goes, at the port of the test or at any. */
function coverReach({ covers }: Instrument, row: Requirement, anywhere: boolean): number {
  const ports = coveredPorts[couplingOf(row)];
  const lines = covers.filter(
    ({ standard, port }) =>
      withoutEdition(standard) === withoutEdition(row.basic) && (anywhere || ports.includes(port)),
  );
  if (lines.length === 0) return 0;
  const { unit } = decidingLevel(row) ?? {};
  const inUnit = lines.filter((line) => line.unit === unit).map(({ upTo }) => upTo);
  return inUnit.length > 0 ? Math.max(...inUnit) : Number.POSITIVE_INFINITY;
}

/** How high an instrument goes in a test at its port. */
export const reachAtPort = (one: Instrument, row: Requirement) =>
  Math.min(waveReach(one, row), coverReach(one, row, false));

/** Whether it makes the wave for the basic standard, at whatever port. */
export const makes = (one: Instrument, row: Requirement) =>
  waveReach(one, row) > 0 && coverReach(one, row, true) > 0;
