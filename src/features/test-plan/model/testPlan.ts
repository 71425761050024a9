import type { Port, Requirement, Requirements } from '../../../content/schemas/requirements.ts';
import type { Eut } from './eut.ts';
import type { Instrument } from './instrument.ts';
import { type Match, matchTest, type Setup } from './matchTest.ts';

export interface Question {
  environment: string;
  ports: readonly Port[];
  eut: Eut;
}

export interface PlanRow {
  requirement: Requirement;
  match: Match;
  /** The one of the setups that needs the fewest instruments in the whole plan. */
  setup: Setup | undefined;
}

/** IEC 61000-4-11 ends at 16 A per phase; from there on IEC 61000-4-34 applies with the same dips. */
const dipsLimit = 16;
const forCurrent = (row: Requirement, { ac }: Eut): Requirement =>
  row.basic === 'IEC 61000-4-11' && ac.amperes > dipsLimit
    ? { ...row, basic: 'IEC 61000-4-34' }
    : row;

/** Vehicles are 12 V or 24 V systems, whatever their battery has just now. */
const vehicleOf = ({ dc }: Eut) => (dc.volts <= 18 ? 12 : 24);

/** The highest voltage an instrument makes, to prefer the smaller of two that both do. */
const size = ({ waves }: Instrument) => Math.max(0, ...waves.map(({ maxVolts }) => maxVolts ?? 0));

const partsOf = ({ generator, network }: Setup) => (network ? [generator, network] : [generator]);

/** Chooses one setup per row, so that the plan needs few and small instruments. */
function chooseSetups(matches: readonly Match[]): (Setup | undefined)[] {
  const options = matches.map((match) => (match.kind === 'served' ? match.setups : []));
  const uses = new Map<string, number>();
  for (const setups of options)
    for (const slug of new Set(setups.flatMap(partsOf).map((part) => part.slug)))
      uses.set(slug, (uses.get(slug) ?? 0) + 1);
  const use = (setup: Setup) =>
    partsOf(setup).reduce((sum, { slug }) => sum + (uses.get(slug) ?? 0), 0) /
    partsOf(setup).length;
  const better = (a: Setup, b: Setup) =>
    use(b) - use(a) ||
    partsOf(a).length - partsOf(b).length ||
    size(a.generator) - size(b.generator) ||
    a.generator.waves.length - b.generator.waves.length ||
    a.generator.slug.localeCompare(b.generator.slug);
  return options.map((setups) => setups.toSorted(better)[0]);
}

/** What a standard asks for at the given ports, and which instruments do it. */
export function testPlan(
  { rows }: Pick<Requirements, 'rows'>,
  { environment, ports, eut }: Question,
  catalogue: readonly Instrument[],
): PlanRow[] {
  const asked = rows
    .filter(
      (row) =>
        ports.includes(row.port) &&
        (row.environments?.includes(environment) ?? true) &&
        (row.vehicle ?? vehicleOf(eut)) === vehicleOf(eut),
    )
    .map((row) => forCurrent(row, eut));
  const matches = asked.map((row) => matchTest(row, eut, catalogue));
  const setups = chooseSetups(matches);
  return asked.map((requirement, index) => ({
    requirement,
    match: matches[index] ?? { kind: 'not-made' },
    setup: setups[index],
  }));
}
