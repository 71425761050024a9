import { accessoryDrawings } from '../features/instruments/accessories/accessoryDrawings.ts';
import type { Content } from './content.ts';
import { type Fault, fault, type Path, type Placed } from './finding.ts';
import type { Entry } from './readContent.ts';

type Named = readonly [of: Placed, path: Path, file: string];

const render = (name: string) => `renders/${name}.webp`;
const drawing = (name: string) => `illustrations/${name}.svg`;

function* onPage(entry: Entry<'pages'>): Iterable<Named> {
  const { hero, figure, sections } = entry.data;
  if (hero) yield [entry, ['hero', 'picture'], render(hero.picture)];
  if (figure?.kind === 'render') yield [entry, ['figure', 'name'], render(figure.name)];
  if (figure?.kind === 'illustration') yield [entry, ['figure', 'name'], drawing(figure.name)];
  for (const [at, { cards }] of sections.entries())
    for (const [card, { picture }] of cards.entries()) {
      const path = ['sections', at, 'cards', card, 'picture'];
      if (picture) yield [entry, path, picture.includes('/') ? render(picture) : drawing(picture)];
    }
}

function* onHome(entry: Entry<'home'>): Iterable<Named> {
  const { products, instruments, why, process } = entry.data;
  for (const [at, { picture }] of products.items.entries())
    yield [entry, ['products', 'items', at, 'picture'], render(`products/${picture}`)];
  for (const [at, { picture }] of instruments.families.entries())
    yield [entry, ['instruments', 'families', at, 'picture'], render(`instruments/${picture}`)];
  yield [entry, ['why', 'picture'], render(why.picture)];
  for (const [at, { picture }] of process.steps.entries())
    yield [entry, ['process', 'steps', at, 'picture'], drawing(picture)];
}

/** Every field that names a picture, with the file it means. */
function* named({ entries, products }: Content): Iterable<Named> {
  for (const page of entries.pages) yield* onPage(page);
  for (const home of entries.home) yield* onHome(home);
  for (const product of products) yield [product, ['slug'], render(`instruments/${product.slug}`)];
  for (const charger of entries.chargers)
    yield [charger, ['picture'], render(`products/${charger.data.picture}`)];
  for (const manual of entries.manuals)
    if (manual.data.picture) yield [manual, ['picture'], render(manual.data.picture)];
  for (const customer of entries.customers)
    yield [customer, ['file'], `customers/${customer.data.file}`];
  for (const tool of entries.logoDetection)
    for (const [at, { file }] of tool.data.tool.samples.entries())
      yield [tool, ['tool', 'samples', at, 'file'], `logo-detection/samples/${file}`];
}

/** What the text about a picture must and must not say, by the housing in the figures. */
const housings = {
  bench: [/./, /floor/],
  cabinet: [/cabinet/, /bench/],
  tower: [/tower|stage|single/i, /bench/],
  column: [/./, /bench|tank/],
  'open-frame': [/./, /bench|cabinet/],
  module: [/module/, /bench/],
  handheld: [/gun|pistol/, /cabinet|castors/],
  box: [/./, /cabinet|castors/],
} as const;

function* descriptions({ entries, products }: Content): Iterable<Fault> {
  const described = new Map(entries.instrumentPictures.map((entry) => [entry.data.slug, entry]));
  const slugs = new Set(products.map(({ slug }) => slug));
  for (const product of products) {
    const { slug, body } = product;
    const entry = described.get(slug);
    const alt = entry?.data.alt ?? '';
    const [said, unsaid] = housings[body.housing];
    const isOnCastors = body.housing === 'bench' && /castors/.test(alt);
    if (!entry)
      yield fault(
        product,
        ['slug'],
        'instrument-pictures.yaml does not say what its picture shows.',
      );
    else if (
      !said.test(alt) ||
      unsaid.test(alt) ||
      (isOnCastors && !/castors/.test(body.note ?? ''))
    )
      yield fault(entry, ['alt'], `By its figures the housing is a ${body.housing}.`);
  }
  for (const entry of described.values())
    if (!slugs.has(entry.data.slug))
      yield fault(entry, ['slug'], 'There is no product of this name.');
}

/** Parts are known by their order codes; nobody needs a drawing of a lead. */
const parts = 'Leads, tips and spare parts';

/** Pictures are there, and their texts fit what they show. */
export function* pictures(content: Content): Iterable<Fault> {
  for (const [of, path, file] of named(content))
    if (!content.assets.has(file))
      yield fault(of, path, `Its picture is missing: src/assets/${file}.`);
  yield* descriptions(content);
  for (const entry of content.entries.accessories)
    if (entry.data.group !== parts && !Object.hasOwn(accessoryDrawings, entry.data.slug))
      yield fault(entry, ['slug'], 'accessoryDrawings.ts has no drawing of it.');
}
