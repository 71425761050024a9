import { servedStandards } from '../../catalogue/servedStandards.ts';
import { standardId } from '../../catalogue/standardAnchor.ts';
import { twoFigures } from '../../catalogue/twoFigures.ts';
import { phenomena } from '../../content/schemas/phenomena.ts';
import type { Product } from '../../content/schemas/product.ts';
import type { Standard } from '../../content/schemas/standard.ts';
import { waveNames } from '../../content/schemas/waveNames.ts';
import type { CategoryKey } from '../../site/paths.ts';
import type { Instrument } from './model/instrument.ts';

interface Family {
  key: CategoryKey;
  label: string;
}

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

/** A product of the catalogue as the finder needs it. */
export function toInstrument(
  product: Product & { path: string },
  { key, label }: Family,
  standards: readonly Pick<Standard, 'id' | 'calls'>[],
): Instrument {
  const { slug, name, subtitle, path, role, waves, eut, body, specs, markets } = product;
  const own = waves.map(({ wave }) => wave);
  const served = servedStandards(product, standards);
  const isAbout = ({ waves: its, families, standards: only }: (typeof phenomena)[number]) =>
    its.some((wave) => own.includes(wave)) &&
    (!families || families.includes(key)) &&
    (!only || only.some((id) => served.includes(id)));
  const about = phenomena.filter(isAbout);
  const words = [
    subtitle,
    label,
    ...specs.map((spec) => spec.label),
    ...own.map((wave) => waveNames[wave]),
    ...about.map((phenomenon) => phenomenon.name),
    ...product.standards,
    ...markets,
  ];
  return {
    slug,
    name,
    subtitle,
    path,
    family: key,
    role,
    phenomena: about.map((phenomenon) => phenomenon.slug),
    standards: served.map(standardId),
    waves: waves.map(({ wave, maxVolts, maxAmperes }) => ({
      slug: wave,
      volts: maxVolts,
      amperes: maxAmperes,
    })),
    phases: phasesOf(eut),
    ac: rating(eut?.maxVolts, eut?.maxAmperes),
    dc: rating(eut?.dcMaxVolts, eut?.dcMaxAmperes),
    kilograms: body.massKg,
    figures: twoFigures(product),
    words: words.join(' '),
  };
}
