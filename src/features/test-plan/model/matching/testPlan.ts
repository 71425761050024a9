import { quantity } from '../../../../catalogue/quantity.ts';
import type { Requirement } from '../../../../content/schemas/standards/requirements.ts';
import { chooseSetups, type PlanSet } from './chooseSetups.ts';
import type { Eut } from './eut.ts';
import { connectionOf, type Instrument, type Setup } from './instrument.ts';
import { type Match, matchTest } from './matchTest.ts';
import { couplingOf, decidingLevel, reachAtPort, waveReach } from './reach.ts';
import { type Comparison, supplyHeld } from './shortfalls.ts';

export interface PlanRow {
  requirement: Requirement;
  match: Match;
  /** The chosen one of the setups. */
  setup: Setup | undefined;
}

/** Which instruments do the tests, of one standard or of several together. */
export function testPlan(
  requirements: readonly Requirement[],
  eut: Eut,
  catalogue: readonly Instrument[],
  set?: PlanSet,
): PlanRow[] {
  const matches = requirements.map((row) => matchTest(row, eut, catalogue));
  const setups = chooseSetups(matches, set);
  return requirements.map((requirement, index) => ({
    requirement,
    match: matches[index] ?? { kind: 'not-made' },
    setup: setups[index],
  }));
}

/** The figures by which the chosen instruments do the test. */
export function decidingFigures({ requirement, setup }: PlanRow, eut: Eut): Comparison[] {
  if (!setup) return [];
  const { generator, network } = setup;
  const level = decidingLevel(requirement);
  const reach = network
    ? Math.min(waveReach(generator, requirement), reachAtPort(network, requirement))
    : reachAtPort(generator, requirement);
  const held = supplyHeld(connectionOf(setup), couplingOf(requirement), eut);
  if (!level) return held;
  return [{ asked: quantity(level.value, level.unit), has: quantity(reach, level.unit) }, ...held];
}
