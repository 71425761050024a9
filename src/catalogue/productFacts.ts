import type { Product } from '../content/schemas/product.ts';
import { standardId } from './standardAnchor.ts';
import { twoFigures } from './twoFigures.ts';

function phasesOf(eut: Product['eut']): string[] {
  if (!eut) return [];
  return [
    // A three-phase connection also takes single-phase equipment.
    ...(eut.phases >= 1 ? ['1'] : []),
    ...(eut.phases === 3 ? ['3'] : []),
    ...(eut.phases === 0 || eut.dcMaxVolts ? ['0'] : []),
  ];
}

const rating = (volts: number | undefined, amperes: number | undefined) =>
  volts ? { volts, amperes: amperes ?? 0 } : undefined;

/** What finder and search compare: numbers in volts and amperes, standards by slug, the main first. */
export function productFacts(product: Product & { path: string }) {
  const { slug, name, path, role, waves, eut, standards, covers } = product;
  const named = [...standards, ...covers.map(({ standard }) => standard)];
  return {
    slug,
    name,
    path,
    role,
    standards: [...new Set(named.map(standardId))],
    waves: waves.map(({ wave, maxVolts, maxAmperes }) => ({
      slug: wave,
      volts: maxVolts,
      amperes: maxAmperes,
    })),
    /** How the EUT may be supplied: "1" and "3" phases, "0" for DC and signal lines. */
    phases: phasesOf(eut),
    ac: rating(eut?.maxVolts, eut?.maxAmperes),
    dc: rating(eut?.dcMaxVolts, eut?.dcMaxAmperes),
    figures: twoFigures(product),
  };
}
