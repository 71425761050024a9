import type { Catalogue } from '../content/schemas/catalogue.ts';
import { type StandardsGroup, standardsInGroups } from './standardsInGroups.ts';

/** The standards that at least one product is designed for, in the groups of catalogue.yaml. */
export async function standardsServed(
  groups: Catalogue['standards']['groups'],
): Promise<StandardsGroup[]> {
  const all = await standardsInGroups({ groups, neighbours: { title: 'Others', text: '–' } });
  return all.slice(0, -1).map(({ standards, ...group }) => ({
    ...group,
    standards: standards.filter(({ products, calls }) => products.length > 0 || calls.length > 0),
  }));
}
