import type { Requirement } from '../../../../content/schemas/standards/requirements.ts';
import { chooseSetups } from './chooseSetups.ts';
import type { Eut } from './eut.ts';
import type { Instrument, Setup } from './instrument.ts';
import { type Match, matchTest } from './matchTest.ts';

export interface PlanRow {
  requirement: Requirement;
  match: Match;
  /** The one of the setups that needs the fewest instruments in the whole plan. */
  setup: Setup | undefined;
}

/** Which instruments do the tests, of one standard or of several together. */
export function testPlan(
  requirements: readonly Requirement[],
  eut: Eut,
  catalogue: readonly Instrument[],
): PlanRow[] {
  const matches = requirements.map((row) => matchTest(row, eut, catalogue));
  const setups = chooseSetups(matches);
  return requirements.map((requirement, index) => ({
    requirement,
    match: matches[index] ?? { kind: 'not-made' },
    setup: setups[index],
  }));
}
