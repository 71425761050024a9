import { paths } from '../site/paths.ts';
import type { Knowledge } from './knowledge.ts';
import type { Ranked } from './rank.ts';
import { kindOfPath } from './searchKinds.ts';
import { isAmong } from './understand/otherStandards.ts';
import type { Understanding } from './understand/understand.ts';

interface Missing {
  /** What is not made here, as it is called. */
  name: string;
  /** The question without it. */
  asked: Understanding;
  /** What comes near, before the rest. */
  near: (ranked: readonly Ranked[]) => Ranked[];
}

/** A standard that has no page here. */
export interface NotListed {
  name: string;
  /** What is tested for it with our instruments, as far as we know. */
  about: string | undefined;
}

/** The first standard that has no page here and adopts none that has. */
export function notListed(asked: Understanding): NotListed | undefined {
  const family = asked.renamed.find(({ about }) => about !== undefined);
  if (family) return { name: family.name, about: family.about };
  const isOther = asked.models.length > 0 || asked.standards.length > 0;
  const [name] = isOther ? [] : asked.unknown;
  return name === undefined ? undefined : { name: name.toUpperCase(), about: undefined };
}

/** Where to look on if a standard is unknown and no other word helps. */
export const whereToLook = [paths.standards, paths.finder, paths.contact].map(
  (path): Ranked => ({ path, kind: kindOfPath(path), score: 0, terms: [] }),
);

/** Undefined if everything asked for can be made here. Otherwise what to show instead. */
export function notMade(
  asked: Understanding,
  { products, standards, notMadeStandards }: Knowledge,
): Missing | undefined {
  const isMade = asked.standards.some((standard) => standard.made);
  const standard = isMade ? undefined : asked.standards[0];
  // Beside the name of an instrument, other words are about that instrument.
  const isNamed = asked.models.length > 0;
  // Of a standard that nobody has looked at, nothing is denied.
  const unknown =
    isNamed || asked.standards.length > 0
      ? undefined
      : asked.unknown.find((name) => isAmong(name, notMadeStandards));
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
