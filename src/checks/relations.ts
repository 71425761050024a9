import { highestFigure, quantity } from '../catalogue/quantity.ts';
import type { CheckedProduct, Content } from './content.ts';
import { type Fault, fault, type Path, unknownIn } from './finding.ts';
import type { Entry } from './readContent.ts';

const unexplained = 'standards.yaml does not explain this standard.';

const repeated = <Value>(values: readonly Value[]): number =>
  values.findIndex((value, index) => values.indexOf(value) !== index);

type Accessories = ReadonlyMap<string, Entry<'accessories'>>;

function* partners(
  product: CheckedProduct,
  slugs: ReadonlySet<string>,
  accessories: Accessories,
): Iterable<Fault> {
  const { slug, name, worksWith, requires } = product;
  for (const [index, end] of worksWith.entries()) {
    const at: Path = ['worksWith', index];
    const accessory = accessories.get(end)?.data;
    if (end === slug) yield fault(product, at, 'A product does not work with itself.');
    else if (accessory && !accessory.fits.includes(slug))
      yield fault(product, at, `${accessory.name} does not name ${slug} among what it fits.`);
    else if (!accessory && !slugs.has(end))
      yield fault(product, at, 'There is no product or accessory of this name.');
  }
  const twice = repeated(worksWith);
  if (twice >= 0) yield fault(product, ['worksWith', twice], 'It is named twice.');
  for (const [index, end] of requires.entries())
    if (!worksWith.includes(end))
      yield fault(product, ['requires', index], `${name} must also name it under worksWith.`);
}

function* accessoryEnds(
  accessories: Accessories,
  slugs: ReadonlySet<string>,
  standards: ReadonlySet<string>,
): Iterable<Fault> {
  for (const entry of accessories.values()) {
    const { slug, fits, standards: named } = entry.data;
    if (slugs.has(slug)) yield fault(entry, ['slug'], 'A product has this name already.');
    yield* unknownIn(entry, ['fits'], fits, slugs, 'There is no product of this name.');
    yield* unknownIn(entry, ['standards'], named, standards, unexplained);
  }
}

function* covers(product: CheckedProduct, standards: ReadonlySet<string>): Iterable<Fault> {
  for (const [index, { standard, upTo, unit }] of product.covers.entries()) {
    const highest = highestFigure(product, unit);
    if (upTo > highest) {
      const reason = `The figures of ${product.name} end at ${quantity(highest, unit)}.`;
      yield fault(product, ['covers', index, 'upTo'], reason);
    }
    if (!standards.has(standard)) {
      yield fault(product, ['covers', index, 'standard'], unexplained);
    } else if (!product.standards.includes(standard)) {
      const reason = `${product.name} must also name it among its standards.`;
      yield fault(product, ['covers', index, 'standard'], reason);
    }
  }
}

/** The variant of the mains that comes first, by what the product is supplied from. */
function usualMains({ mains }: CheckedProduct): string | undefined {
  if (!mains) return undefined;
  if (mains.phases > 1) return 'M400';
  return mains.volts === 230 ? 'M230' : 'MW';
}

function* order(product: CheckedProduct, variants: ReadonlySet<string>): Iterable<Fault> {
  const { mains, options } = product.order;
  yield* unknownIn(product, ['order', 'mains'], mains, variants, 'terms.yaml has no such variant.');
  const usual = usualMains(product);
  if (!usual && mains.length > 0)
    yield fault(product, ['order', 'mains', 0], `${product.name} is not supplied from the mains.`);
  if (usual && mains[0] !== usual) {
    const reason = `With its supply the first variant must be ${usual}.`;
    yield fault(product, mains.length > 0 ? ['order', 'mains', 0] : ['order', 'mains'], reason);
  }
  const twice = repeated(options.map(({ code }) => code));
  if (twice >= 0)
    yield fault(product, ['order', 'options', twice, 'code'], 'Another option has this code.');
}

function* terms({ entries }: Content): Iterable<Fault> {
  for (const entry of entries.terms) {
    const codes = new Set(entry.data.mains.map(({ code }) => code));
    for (const [index, { mains }] of entry.data.plugs.entries())
      yield* unknownIn(entry, ['plugs', index, 'mains'], mains, codes, 'There is no such variant.');
    for (const [index, code] of [...codes].entries())
      if (!entry.data.plugs.some(({ mains }) => mains.includes(code)))
        yield fault(entry, ['mains', index, 'code'], 'No plug is made for this mains variant.');
  }
}

function* units(product: CheckedProduct): Iterable<Fault> {
  const { housing, units: count = 0, heightMm } = product.body;
  const height = Math.round(count * 44.45);
  if (housing === 'bench' && Math.abs(heightMm - count * 44.45) >= 1)
    yield fault(product, ['body', 'heightMm'], `${count} height units are ${height} mm.`);
}

/** What works with what, what covers what, and how it is ordered. */
export function* relations(content: Content): Iterable<Fault> {
  const { entries, products } = content;
  const slugs = new Set(products.map(({ slug }) => slug));
  const accessories = new Map(entries.accessories.map((entry) => [entry.data.slug, entry]));
  const standards = new Set(entries.standards.map(({ id }) => id));
  const variants = new Set(entries.terms.flatMap(({ data }) => data.mains).map(({ code }) => code));
  for (const product of products) {
    yield* partners(product, slugs, accessories);
    yield* covers(product, standards);
    yield* order(product, variants);
    yield* units(product);
  }
  yield* accessoryEnds(accessories, slugs, standards);
  yield* terms(content);
}
