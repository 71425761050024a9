import { getCollection } from 'astro:content';
import type { Standard } from '../content/schemas/standard.ts';
import type { Requirements } from '../content/schemas/standards/requirements.ts';

export interface CatalogueStandard extends Standard {
  /** What it asks for at each port, where we know it. */
  requirements: Requirements | undefined;
}

/** The standards a table of requirements names, each once. */
const calledBy = ({ rows }: Requirements) => [...new Set(rows.map(({ basic }) => basic))];

/** Every standard with what it asks for. A national edition has the tables of the one it adopts. */
export async function allStandards(): Promise<CatalogueStandard[]> {
  const entries = (await getCollection('standards')).map(({ data }) => data);
  const tables = (await getCollection('requirements')).map(({ data }) => data);
  return entries.map((own) => {
    const { id, sameAs, levels, facts, elsewhere } = own;
    const origin = entries.find((other) => other.id === sameAs);
    const requirements = tables.find(({ standard }) => standard === (sameAs ?? id));
    const called = requirements ? calledBy(requirements).filter((other) => other !== id) : [];
    return {
      ...own,
      requirements,
      levels: origin?.levels ?? levels,
      facts: origin?.facts ?? facts,
      elsewhere: origin?.elsewhere ?? elsewhere,
      calls: [...new Set([...own.calls, ...called])],
    };
  });
}
