import { type FigureUnit, highestFigure, quantity } from '../catalogue/quantity.ts';
import { type CheckedProduct, type Content, labelsOf, ownRows } from './content.ts';
import { type Fault, fault, type Said } from './finding.ts';

const sizes = { m: 1e-3, k: 1e3, M: 1e6, '': 1 } as const;
type Size = keyof typeof sizes;

const patterns = new Map(
  (['V', 'A', 'J', 'A/m'] as const).map((unit) => [
    unit,
    new RegExp(`([\\d.]+) ([mkM]?)${unit.replace('/', '\\/')}(?![\\w/·])`, 'g'),
  ]),
);

/** Every figure of a text in a unit, in its base: "2.5 kA" is 2500. */
const figuresIn = (text: string, unit: FigureUnit): number[] =>
  [...text.matchAll(patterns.get(unit) ?? /$^/g)].map(
    ([, value, size]) => Number(value) * sizes[(size ?? '') as Size],
  );

/** Figures that are not the instrument's output: they describe a load, a limit or another thing. */
const aside =
  /charging voltage|inrush|withstand|blocking|insulation (?:tested|to)|outside the range|short-circuit current of|above 6 kV|trip|class \(BIL|needs? the|partial current of|In to|with the RWG 6|in all|^Supply 3/i;

/** The sentences and half-sentences of a text that promise something. */
const promisesIn = (text: string) =>
  text.split(/[;.:](?:\s|$)|, (?=[a-z])/).filter((part) => !aside.test(part));

const textsOf = (product: CheckedProduct): Said[] => [
  { text: product.subtitle, path: ['subtitle'] },
  ...labelsOf(product),
  ...product.table.map(({ detail }, index) => ({ text: detail, path: ['table', index, 'detail'] })),
];

function* tooMuch(product: CheckedProduct): Iterable<Fault> {
  for (const unit of patterns.keys()) {
    const highest = highestFigure(product, unit);
    for (const { text, path } of textsOf(product)) {
      const most = Math.max(...promisesIn(text).flatMap((part) => figuresIn(part, unit)));
      if (most > highest) {
        const reason = `It promises ${quantity(most, unit)}, and the figures end at ${quantity(highest, unit)}.`;
        yield fault(product, path, reason);
      }
    }
  }
}

/** No row of a specification states more energy than is stored. */
function* tooMuchEnergy(product: CheckedProduct): Iterable<Fault> {
  const { storedJoules } = product;
  if (storedJoules === undefined) return;
  for (const { label, text, path } of ownRows(product)) {
    const most = Math.max(...[label, text].flatMap((said) => figuresIn(said, 'J')));
    if (most > storedJoules * 1.03) {
      const reason = `${quantity(most, 'J')} are more than the ${quantity(storedJoules, 'J')} that are stored.`;
      yield fault(product, path, reason);
    }
  }
}

/** Every instrument states the highest voltage or current of its figures somewhere. */
function* unsaid(product: CheckedProduct): Iterable<Fault> {
  // A system has many waves; its sheet names those that decide.
  const from = { generator: 0, 'complete-system': 1000 }[product.role as string];
  if (from === undefined) return;
  const texts = [...textsOf(product), ...ownRows(product)].map(({ text }) => text);
  const all = [...texts, ...ownRows(product).map(({ label }) => label), product.intro].join('\n');
  for (const [index, wave] of product.waves.entries()) {
    for (const [field, unit] of [
      ['maxVolts', 'V'],
      ['maxAmperes', 'A'],
    ] as const) {
      const most = wave[field];
      if (most && most >= from && !figuresIn(all, unit).includes(most)) {
        const reason = `No text of ${product.name} says ${quantity(most, unit)}.`;
        yield fault(product, ['waves', index, field], reason);
      }
    }
  }
}

/** Texts promise what the figures hold, no more. */
export function* promises({ products }: Content): Iterable<Fault> {
  for (const product of products) {
    yield* tooMuch(product);
    yield* tooMuchEnergy(product);
    yield* unsaid(product);
  }
}
