import { quantity } from '../../../../catalogue/quantity.ts';
import type { Catalogue } from '../../../../content/schemas/catalogue.ts';
import type { Product } from '../../../../content/schemas/product.ts';
import { supplyWaves, waveNames } from '../../../../content/schemas/waveNames.ts';

export interface KeyFigure {
  value: string;
  label: string;
}

type Words = Catalogue['figures'];
type Wave = Product['waves'][number];

/** What a dip generator or a battery simulator varies is the supply of the EUT, which has a figure of its own. */
const isSupply = ({ wave }: Wave) => supplyWaves.has(wave);

/** The waves' figures in a unit, the highest first; waves that share one are named together. */
function highest(
  waves: readonly Wave[],
  figure: 'maxVolts' | 'maxAmperes',
  unit: string,
): KeyFigure[] {
  const names = new Map<number, string[]>();
  for (const wave of waves) {
    const value = wave[figure];
    if (value) names.set(value, [...(names.get(value) ?? []), waveNames[wave.wave]]);
  }
  return [...names]
    .sort(([a], [b]) => b - a)
    .map(([value, shared]) => ({ value: quantity(value, unit), label: shared.join(' · ') }));
}

/** One set of impedances; several sets cannot be told in one figure. */
function impedance(waves: readonly Wave[], { impedance: label }: Words): KeyFigure[] {
  const sets = new Set(waves.flatMap(({ ohms }) => (ohms ? [ohms.join(' / ')] : [])));
  const [only] = sets;
  return only && sets.size === 1 ? [{ value: `${only} Ω`, label }] : [];
}

const energy = (joules: number | undefined, { energy: label }: Words): KeyFigure[] =>
  joules ? [{ value: joules < 1 ? `${joules} J` : quantity(joules, 'J'), label }] : [];

const isSet = (figure: KeyFigure | false | undefined | 0): figure is KeyFigure => Boolean(figure);

/** What the EUT may draw, and its voltages where there is room for them. */
function supply(eut: Product['eut'], words: Words): [main: KeyFigure[], more: KeyFigure[]] {
  if (!eut) return [[], []];
  const { phases, maxVolts = 0, maxAmperes, dcMaxVolts = 0, dcMaxAmperes } = eut;
  const ac = `${phases === 3 ? '3 × ' : ''}${maxVolts} V`;
  const dc = `${dcMaxVolts} V`;
  const amperes = phases > 0 ? maxAmperes : dcMaxAmperes;
  const at = phases > 0 ? ac : `${dc} DC`;
  const main = amperes && { value: quantity(amperes, 'A'), label: `${words.eut} ${at}` };
  const more = [
    phases > 0 && { value: ac, label: words.eutAc },
    dcMaxVolts > 0 && { value: dc, label: words.eutDc },
  ];
  return [[main].filter(isSet), more.filter(isSet)];
}

/** Height decides for what fills a hall. */
function size({ heightMm, widthMm, depthMm, massKg }: Product['body'], words: Words) {
  const height = heightMm >= 1400 && { value: `${heightMm / 1000} m`, label: words.height };
  const others = [
    { value: `${massKg} kg`, label: words.weight },
    { value: `${Math.max(widthMm, depthMm)} mm`, label: words.length },
    { value: `${heightMm} mm`, label: words.height },
  ];
  return [[height].filter(isSet), others] as const;
}

/** Four figures for large type: what decides first, then what tells a model from its neighbours. */
export function keyFigures(product: Product, words: Words): KeyFigure[] {
  const waves = product.waves.filter((wave) => !isSupply(wave));
  const [volts, ...moreVolts] = highest(waves, 'maxVolts', 'V');
  const [amperes, ...moreAmperes] = highest(waves, 'maxAmperes', 'A');
  const { eut, chargingVolts, storedJoules, body } = product;
  const [supplied, moreSupply] = supply(eut, words);
  const [height, otherSizes] = size(body, words);
  // A wave with both figures is named once.
  const peak =
    amperes && amperes.label === volts?.label ? { ...amperes, label: words.peak } : amperes;
  return [
    volts,
    peak,
    chargingVolts && { value: quantity(chargingVolts, 'V'), label: words.charging },
    ...supplied,
    ...impedance(waves, words),
    ...energy(storedJoules, words),
    ...height,
    ...moreVolts,
    ...moreAmperes,
    ...moreSupply,
    ...otherSizes,
  ]
    .filter(isSet)
    .slice(0, 4);
}
