import type { Accessory } from '../../../content/schemas/accessory.ts';
import type { Requirement } from '../../../content/schemas/standards/requirements.ts';
import { partsOf } from './matching/chooseSetups.ts';
import { withoutEdition } from './matching/reach.ts';
import type { PlanRow } from './matching/testPlan.ts';

/** Cables that are not live are coupled without contact. */
const clampedPorts: readonly Requirement['port'][] = ['signal', 'earth'];

/** What couples and verifies beside the instruments of a row. */
export function rowAccessories<A extends Pick<Accessory, 'slug' | 'standards' | 'waves' | 'fits'>>(
  { requirement: { basic, port, wave }, setup }: PlanRow,
  accessories: readonly A[],
): A[] {
  if (!setup) return [];
  const parts = partsOf(setup);
  return accessories.filter(
    ({ slug, standards, waves, fits }) =>
      standards.includes(withoutEdition(basic)) &&
      (!waves || (wave !== undefined && waves.includes(wave))) &&
      parts.some((part) => fits.includes(part.slug) || part.worksWith.includes(slug)) &&
      (slug !== 'burst-clamp' || clampedPorts.includes(port)),
  );
}
