import { phenomena } from '../../catalogue/phenomena.ts';
import { productFacts } from '../../catalogue/productFacts.ts';
import { servedStandards } from '../../catalogue/servedStandards.ts';
import { standardId } from '../../catalogue/standardAnchor.ts';
import type { Product } from '../../content/schemas/product.ts';
import type { Standard } from '../../content/schemas/standard.ts';
import { waveNames } from '../../content/schemas/waveNames.ts';
import type { CategoryKey } from '../../site/paths.ts';
import type { Instrument } from './model/instrument.ts';

interface Family {
  key: CategoryKey;
  label: string;
}

/** A product of the catalogue as the finder needs it. */
export function toInstrument(
  product: Product & { path: string },
  { key, label }: Family,
  standards: readonly Pick<Standard, 'id' | 'calls'>[],
): Instrument {
  const { subtitle, waves, body, specs, markets } = product;
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
    ...productFacts(product),
    subtitle,
    family: key,
    phenomena: about.map((phenomenon) => phenomenon.slug),
    standards: served.map(standardId),
    kilograms: body.massKg,
    words: words.join(' '),
  };
}
