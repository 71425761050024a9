import { paths } from '../site/paths.ts';
import type { Knowledge } from './knowledge.ts';
import type { Ranked } from './rank.ts';
import { kindOfPath } from './searchKinds.ts';
import type { Understanding } from './understand/understand.ts';

interface Missing {
  /** What is not made here, as it is called. */
  name: string;
  /** The question without it. */
  asked: Understanding;
  /** What comes near, before the rest. */
  near: (ranked: readonly Ranked[]) => Ranked[];
}

/** Undefined if everything asked for can be made here. Otherwise what to show instead. */
export function notMade(
  asked: Understanding,
  { products, standards }: Knowledge,
): Missing | undefined {
  const isMade = asked.standards.some((standard) => standard.made);
  const standard = isMade ? undefined : asked.standards[0];
  // Beside the name of an instrument, other words are about that instrument.
  const isNamed = asked.models.length > 0;
  const unknown = isNamed || asked.standards.length > 0 ? undefined : asked.unknown[0];
  // Who names a wave that we make wants that, whatever it is used on.
  const isServed = isMade || asked.waves.length > 0;
  const thing = !isNamed && (!isServed || asked.notMade?.ofStandard) ? asked.notMade : undefined;
  const of = standard ?? standards.find(({ slug }) => slug === thing?.standard);
  const name = standard?.id ?? unknown?.toUpperCase() ?? thing?.name;
  if (name === undefined) return undefined;
  const near = (standard?.near ?? thing?.near ?? []).flatMap(
    (slug) => products.find((product) => product.slug === slug)?.path ?? [],
  );
  const first = [...(of?.path ? [of.path] : []), ...near, paths.contact].map(
    (path): Ranked => ({ path, kind: kindOfPath(path), score: 0, terms: [] }),
  );
  return {
    name,
    // Words beside a standard may still find something; those of a missing thing would mislead.
    asked: { ...asked, standards: [], rest: thing ? '' : asked.rest },
    // Other words beside it find something only if they name a disturbance.
    near: (ranked) => [
      ...first,
      ...(asked.subjects.length > 0 ? ranked : []).filter(
        ({ path }) => !first.some((one) => one.path === path),
      ),
    ],
  };
}
