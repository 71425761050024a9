import type { Product } from '../content/schemas/product.ts';
import { waveNames } from '../content/schemas/waveNames.ts';
import { quantity } from './quantity.ts';
import { standardId } from './standards.ts';

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

/** The two figures that tell a product from its neighbours: those of its card, or of its waves. */
function twoFigures({ specs, waves }: Pick<Product, 'specs' | 'waves'>): string[] {
  const ofWaves = waves.flatMap(({ wave, maxVolts, maxAmperes }) => {
    const most = maxVolts ? quantity(maxVolts, 'V') : maxAmperes && quantity(maxAmperes, 'A');
    return most ? `${waveNames[wave]} to ${most}` : [];
  });
  return (specs.length > 0 ? specs.map(({ label }) => label) : ofWaves).slice(0, 2);
}

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
