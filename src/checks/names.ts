import { standardId } from '../catalogue/standards.ts';
import type { Content } from './content.ts';
import { type Fault, fault, type Path, type Placed } from './finding.ts';
import type { Entries } from './readContent.ts';

type Named = readonly [of: Placed, path: Path, value: string | number];

/** Says of each value that another place has it already, and which. */
function* onlyOnce(named: Iterable<Named>, what = 'the same'): Iterable<Fault> {
  const owners = new Map<string | number, Placed>();
  for (const [of, path, value] of named) {
    const owner = owners.get(value);
    if (owner) {
      const { file } = owner.place;
      const where = file === of.place.file ? 'Another entry of this file' : `An entry of ${file}`;
      yield fault(of, path, `${where} has ${what}.`);
    } else owners.set(value, of);
  }
}

/** The values of a field in all entries of a kind. */
const field = <Data extends object, Key extends keyof Data & string>(
  entries: readonly (Placed & { data: Data })[],
  key: Key,
): Named[] => entries.map((entry) => [entry, [key], entry.data[key] as string | number]);

/** Every code that somebody can order by. */
function* orderCodes({ entries, products }: Content): Iterable<Named> {
  for (const product of products) {
    const { code, mains, options } = product.order;
    if (mains.length === 0) yield [product, ['order', 'code'], code];
    for (const [index, variant] of mains.entries())
      yield [
        product,
        index === 0 ? ['order', 'code'] : ['order', 'mains', index],
        `${code}-${variant}`,
      ];
    for (const [index, option] of options.entries())
      yield [product, ['order', 'options', index, 'code'], `${code}/${option.code}`];
  }
  for (const accessory of entries.accessories) yield [accessory, ['order'], accessory.data.order];
}

const standardAddresses = ({ standards }: Entries): Named[] =>
  standards.map((entry) => [entry, ['id'], standardId(entry.data.id)]);

/** What names one thing does not name another. */
export function* names(content: Content): Iterable<Fault> {
  const { entries, products } = content;
  for (const key of ['id', 'slug', 'name', 'intro'] as const)
    yield* onlyOnce(products.map((product) => [product, [key], product[key]]));
  yield* onlyOnce(orderCodes(content), 'the same order code');
  yield* onlyOnce(standardAddresses(entries), 'the same address');
  for (const key of ['id', 'title'] as const) yield* onlyOnce(field(entries.jobs, key));
  for (const key of ['order', 'title'] as const) yield* onlyOnce(field(entries.manuals, key));
  yield* onlyOnce(field(entries.customers, 'file'));
  yield* onlyOnce(field(entries.accessories, 'slug'));
  yield* onlyOnce(field(entries.instrumentPictures, 'alt'));
  yield* onlyOnce(field(entries.redirects, 'from'));
  yield* onlyOnce(field(entries.vehicles, 'slug'));
}
