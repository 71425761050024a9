import { quantity } from '../../../../catalogue/quantity.ts';
import { connectionOf } from './connectionOf.ts';
import type { Eut } from './eut.ts';
import { couplingOf, decidingLevel, reachAtPort, waveReach } from './reach.ts';
import { type Comparison, supplyHeld } from './supplyShortfalls.ts';
import type { PlanRow } from './testPlan.ts';

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
