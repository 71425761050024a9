import { isWaveformKey } from '../components/waveforms/waveforms.ts';
import type { CheckedProduct, Content } from './content.ts';
import { type Fault, fault, unknownIn } from './finding.ts';
import type { Entry } from './readContent.ts';

type Standards = ReadonlyMap<string, Entry<'standards'>>;

const curves = { has: isWaveformKey };
const unknown = 'standards.yaml does not explain this standard.';

/** What a product names: its standards, the table that explains them, its waves. */
function* named(product: CheckedProduct, standards: Standards): Iterable<Fault> {
  const { table, waves, waveforms, subtitle, category } = product;
  for (const [index, id] of product.standards.entries()) {
    if (!standards.has(id)) yield fault(product, ['standards', index], unknown);
    else if (standards.get(id)?.data.made === false)
      yield fault(product, ['standards', index], 'standards.yaml says that we do not make it.');
    else if (!table.some(({ standard }) => standard === id))
      yield fault(product, ['standards', index], 'No row of the table explains it.');
  }
  for (const [index, { standard }] of table.entries())
    if (standard !== 'Rating' && !product.standards.includes(standard)) {
      const reason = `${product.name} does not name it among its standards.`;
      yield fault(product, ['table', index, 'standard'], reason);
    }
  for (const [index, { definedBy }] of waves.entries())
    if (definedBy && !standards.has(definedBy))
      yield fault(product, ['waves', index, 'definedBy'], unknown);
  const onMains = ['power-failure', 'multifunction'].includes(category);
  const dips = onMains && !subtitle.startsWith('DC');
  if (waveforms.length === 0) yield fault(product, ['waveforms'], 'At least one curve is needed.');
  yield* unknownIn(product, ['waveforms'], waveforms, curves, 'No curve has this name.');
  for (const [index, key] of waveforms.entries())
    if (!dips && ['dip', 'interruption'].includes(key))
      yield fault(product, ['waveforms', index], 'It is no instrument on the mains.');
}

function* entryOf(
  entry: Entry<'standards'>,
  standards: Standards,
  slugs: ReadonlySet<string>,
  setups: ReadonlySet<string>,
): Iterable<Fault> {
  const { calls, elsewhere, sameAs, above, near, levels, waveforms, setup } = entry.data;
  yield* unknownIn(entry, ['calls'], calls, standards, 'This list does not explain it.');
  yield* unknownIn(entry, ['elsewhere'], elsewhere, standards, 'This list does not explain it.');
  for (const [index, id] of elsewhere.entries())
    if (standards.get(id)?.data.made)
      yield fault(entry, ['elsewhere', index], 'We make instruments for this standard.');
  if (sameAs && !standards.has(sameAs))
    yield fault(entry, ['sameAs'], 'This list does not explain it.');
  if (above && !standards.has(above.standard))
    yield fault(entry, ['above', 'standard'], 'This list does not explain it.');
  yield* unknownIn(entry, ['near'], near, slugs, 'There is no product of this name.');
  for (const [index, { columns, rows }] of levels.entries())
    for (const [row, { length }] of rows.entries())
      if (length !== columns.length) {
        const reason = `The row has ${length} cells, the table ${columns.length} columns.`;
        yield fault(entry, ['levels', index, 'rows', row], reason);
      }
  yield* unknownIn(entry, ['waveforms'], waveforms, curves, 'No curve has this name.');
  if (setup && !setups.has(setup))
    yield fault(entry, ['setup'], 'setups.yaml has no set-up of this name.');
}

/** A table of requirements. A standard that names what it calls leaves out nothing that it asks for. */
function* requirement(
  entry: Entry<'requirements'>,
  standards: Standards,
  devices: ReadonlySet<string>,
): Iterable<Fault> {
  const { standard, rows, environments } = entry.data;
  const { calls = [], elsewhere = [] } = standards.get(standard)?.data ?? {};
  if (!standards.has(standard)) yield fault(entry, ['standard'], unknown);
  const known = new Set(environments.map(({ id }) => id));
  for (const [index, { basic, environments: where = [], networks = [] }] of rows.entries()) {
    const called = basic.replace(/:\d{4}$/, '');
    const isNamed = [standard, ...calls, ...elsewhere].includes(called);
    if (!standards.has(basic) && !standards.has(called))
      yield fault(entry, ['rows', index, 'basic'], unknown);
    else if (calls.length > 0 && !isNamed) {
      const reason = `standards.yaml must name ${called} among what ${standard} calls.`;
      yield fault(entry, ['rows', index, 'basic'], reason);
    }
    const at = ['rows', index];
    const missing = 'There is no product of this name.';
    yield* unknownIn(entry, [...at, 'networks'], networks, devices, missing);
    yield* unknownIn(entry, [...at, 'environments'], where, known, 'The table has no such one.');
  }
}

/** Standards, products and tables of requirements name each other, and what there is. */
export function* standardNames({ entries, products }: Content): Iterable<Fault> {
  const standards = new Map(entries.standards.map((entry) => [entry.id, entry]));
  const slugs = new Set(products.map(({ slug }) => slug));
  const devices = new Set([...slugs, ...entries.accessories.map(({ data }) => data.slug)]);
  const setups = new Set(entries.setups.map(({ data }) => data.name));
  for (const product of products) yield* named(product, standards);
  for (const entry of entries.standards) yield* entryOf(entry, standards, slugs, setups);
  for (const entry of entries.requirements) yield* requirement(entry, standards, devices);
  for (const entry of entries.phenomena)
    for (const [index, { standards: named = [] }] of entry.data.phenomena.entries())
      yield* unknownIn(entry, ['phenomena', index, 'standards'], named, standards, unknown);
  for (const entry of entries.catalogue) {
    const { groups } = entry.data.standards;
    for (const standard of entries.standards) {
      const { made, kind, id } = standard.data;
      const isIn = groups.some(
        ({ kinds, beginnings }) =>
          kinds.includes(kind) || beginnings.some((text) => id.startsWith(text)),
      );
      if (made && !isIn)
        yield fault(standard, ['kind'], 'catalogue.yaml has no group for a standard of this kind.');
    }
  }
}
