import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import { productFacts } from '../../catalogue/productFacts.ts';
import { standardId, testableStandards } from '../../catalogue/standards.ts';
import type { Phenomenon } from '../../content/schemas/phenomena.ts';
import type { Product } from '../../content/schemas/product.ts';
import type { Standard } from '../../content/schemas/standard.ts';
import { waveNames } from '../../content/schemas/waveNames.ts';
import type { CategoryKey } from '../../site/paths.ts';
import type { FinderData } from './model/finderData.ts';
import type { Instrument } from './model/instrument.ts';

interface Category {
  key: CategoryKey;
  label: string;
  products: readonly Omit<CatalogueProduct, 'category'>[];
}

const roles = [
  { value: 'generator', name: 'Generator' },
  { value: 'complete-system', name: 'Complete system' },
  { value: 'coupling-network', name: 'Coupling network or clamp' },
  { value: 'measuring', name: 'Measuring' },
  { value: 'accessory', name: 'Accessory' },
];

const phases = [
  { value: '1', name: 'Single phase' },
  { value: '3', name: 'Three phases' },
  { value: '0', name: 'DC or signal lines' },
];

interface Family {
  key: CategoryKey;
  label: string;
}

/** A product of the catalogue as the finder needs it. */
function toInstrument(
  product: Product & { path: string },
  { key, label }: Family,
  standards: readonly Pick<Standard, 'id' | 'calls'>[],
  phenomena: readonly Phenomenon[],
): Instrument {
  const { subtitle, waves, body, specs, markets } = product;
  const own = waves.map(({ wave }) => wave);
  const served = testableStandards(product, standards);
  const isAbout = ({ waves: its, families, standards: only }: Phenomenon) =>
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

/** The catalogue as the finder needs it. */
export function makeFinderData(
  categories: readonly Category[],
  standards: readonly Pick<Standard, 'id' | 'calls'>[],
  phenomena: readonly Phenomenon[],
): FinderData {
  const byNumber = standards.toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
  const instruments = categories.flatMap((category) =>
    category.products.map((product) => toInstrument(product, category, standards, phenomena)),
  );
  const served = new Set(instruments.flatMap((instrument) => instrument.standards));
  return {
    instruments,
    options: {
      phenomenon: phenomena.map(({ slug, name }) => ({ value: slug, name })),
      standard: byNumber.map(({ id }) => ({
        value: standardId(id),
        name: id,
        ...(served.has(standardId(id)) ? {} : { empty: true as const }),
      })),
      waveform: Object.entries(waveNames).map(([value, name]) => ({ value, name })),
      phases,
      role: roles,
      family: categories.map(({ key, label }) => ({ value: key, name: label })),
    },
    wavesOf: Object.fromEntries(phenomena.map(({ slug, waves }) => [slug, waves])),
  };
}
