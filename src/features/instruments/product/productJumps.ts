import type { Catalogue } from '../../../content/schemas/catalogue.ts';
import type { Relations } from './related/loadRelations.ts';

/** The parts of a product's page that a bar leads to; those it does not have are left out. */
export function productJumps(
  { requires, worksWith, accessories, nearest }: Relations,
  words: Catalogue,
) {
  const { covers, related, compare, documents } = words;
  const goesWith = requires.length + worksWith.length + accessories.length > 0;
  return [
    { id: 'specifications', label: 'Specifications' },
    { id: 'levels', label: covers.heading },
    ...(goesWith ? [{ id: 'works-with', label: related.heading }] : []),
    ...(nearest.length > 0 ? [{ id: 'compare', label: compare.heading }] : []),
    { id: 'documents', label: documents.heading },
  ];
}
