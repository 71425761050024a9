import { quantity } from '../../../catalogue/quantity.ts';
import type { Product } from '../../../content/schemas/product.ts';
import { waveNames } from '../../../content/schemas/waveNames.ts';
import { csv } from '../../../site/csv.ts';

type Row = readonly [label: string, value: string];

interface Group {
  title: string;
  rows: readonly Row[];
}

interface ComparedRow {
  label: string;
  /** In the order of the products. */
  values: readonly string[];
  /** Which values are not what most of them say; none where all agree. */
  odd: readonly boolean[];
}

export interface ComparedGroup {
  title: string;
  rows: readonly ComparedRow[];
}

/** What only some sheets say, by product: it has no counterpart to stand beside. */
export interface FurtherRows {
  name: string;
  rows: readonly Row[];
}

/** Labels of sheets that mean the same, by the one that stands for them. */
type SameRows = Readonly<Record<string, readonly string[]>>;

const roleNames: Record<Product['role'], string> = {
  generator: 'Generator',
  'complete-system': 'Complete system',
  'coupling-network': 'Coupling network or clamp',
  measuring: 'Measuring',
  accessory: 'Accessory',
};

function waveText({ maxVolts, maxAmperes, maxAmperesPerMetre, ohms }: Product['waves'][number]) {
  const figures = [
    maxVolts && quantity(maxVolts, 'V'),
    maxAmperes && quantity(maxAmperes, 'A'),
    maxAmperesPerMetre && quantity(maxAmperesPerMetre, 'A/m'),
  ];
  const source = ohms ? `; source ${ohms.join(', ')} Ω` : '';
  return `${figures.filter(Boolean).join(', ') || 'Yes'}${source}`;
}

function supplyText({
  phases,
  maxVolts,
  maxAmperes,
  dcMaxVolts,
  dcMaxAmperes,
}: NonNullable<Product['eut']>) {
  const ac = maxVolts && `${phases === 3 ? 'three-phase ' : ''}${maxVolts} V, ${maxAmperes ?? 0} A`;
  const dc = dcMaxVolts && `DC ${dcMaxVolts} V, ${dcMaxAmperes ?? 0} A`;
  return [ac, dc].filter(Boolean).join('; ');
}

const unique = <T>(values: readonly T[]) => [...new Set(values)];

/** The mains, size and weight stand on every sheet; safety is read there as a whole. */
const left = ['Scope of delivery', 'Safety'];

/** Figures that every product has, in the same words. */
function figureRows(product: Product, waves: readonly Product['waves'][number]['wave'][]): Row[] {
  const { role, eut, storedJoules, polarity, dischargeSeconds } = product;
  return [
    ['Role', roleNames[role]],
    ...waves.map((slug): Row => {
      const own = product.waves.find(({ wave }) => wave === slug);
      return [waveNames[slug], own ? waveText(own) : 'No'];
    }),
    ['Supply of the EUT', (eut && supplyText(eut)) || 'None through the instrument'],
    ['Safe to touch after', quantity(dischargeSeconds, 's')],
    ...(storedJoules ? [['Stored energy', quantity(storedJoules, 'J')] as const] : []),
    ...(polarity.length > 0 ? [['Polarity', polarity.join(', ')] as const] : []),
  ];
}

/** A standard that a product does not state levels of may still be tested to with it. */
function standardText({ covers }: Product, standard: string, testable: readonly string[]): string {
  const ports = covers.filter((cover) => cover.standard === standard);
  if (ports.length === 0) return testable.includes(standard) ? 'Yes' : 'No';
  return ports
    .map(({ port, levels, upTo, unit }) =>
      [port, levels && `levels ${levels}`, `to ${quantity(upTo, unit)}`].filter(Boolean).join(', '),
    )
    .join('; ');
}

/** The rows of a sheet in one vocabulary; what comes twice under it is said together. */
function sheetRows(rows: readonly Row[], same: SameRows): Row[] {
  const named = rows.map(([label, value]): Row => {
    const found = Object.entries(same).find(([, others]) => others.includes(label));
    return [found?.[0] ?? label, value];
  });
  return [...Map.groupBy(named, ([label]) => label)].map(([label, some]) => [
    label,
    some.map(([, value]) => value).join('; '),
  ]);
}

/** Marks what differs from the value that most have, or all where none is more frequent. */
function oddOnes(values: readonly string[]): boolean[] {
  const plain = values.map((value) => value.toLowerCase());
  const count = (value: string) => plain.filter((other) => other === value).length;
  const most = plain.toSorted((a, b) => count(b) - count(a))[0] ?? '';
  const isMajority = count(most) > 1;
  return plain.map((value) => new Set(plain).size > 1 && (!isMajority || value !== most));
}

interface Vocabulary {
  same?: SameRows;
  /** What can be tested to with a product, by standard. */
  testable?: (product: Product) => readonly string[];
}

/** The sheets side by side: what all of them say, and for each what only it or some say. */
export function compareRows(
  products: readonly Product[],
  { same = {}, testable = ({ standards }) => standards }: Vocabulary = {},
): { groups: ComparedGroup[]; further: FurtherRows[] } {
  const waves = unique(products.flatMap((one) => one.waves.map(({ wave }) => wave)));
  const standards = unique(products.flatMap((one) => one.covers.map(({ standard }) => standard)));
  const sheets = products.map((product): Group[] => {
    const able = testable(product);
    return [
      { title: 'Figures', rows: figureRows(product, waves) },
      {
        title: 'Standards and levels',
        rows: standards.map((id): Row => [id, standardText(product, id, able)]),
      },
      ...product.specification
        .filter(({ title }) => !left.includes(title))
        .map(({ title, rows }) => ({ title, rows: sheetRows(rows, same) })),
    ];
  });
  const placed = (title: string, label: string) => `${title}: ${label}`;
  const all = sheets.map(
    (groups) =>
      new Map(
        groups.flatMap(({ title, rows }) =>
          rows.map(([label, value]) => [placed(title, label), value] as const),
        ),
      ),
  );
  const isShared = (title: string, [label]: Row) =>
    all.every((rows) => rows.has(placed(title, label)));
  const [first = []] = sheets;
  const groups = first.map(({ title, rows }) => ({
    title,
    rows: rows
      .filter((row) => isShared(title, row))
      .map(([label]) => {
        const values = all.map((own) => own.get(placed(title, label)) ?? '');
        return { label, values, odd: oddOnes(values) };
      }),
  }));
  return {
    groups: groups.filter(({ rows }) => rows.length > 0),
    further: sheets.flatMap((own, index) => {
      const rows = own.flatMap(({ title, rows: some }) =>
        some.filter((row) => !isShared(title, row)),
      );
      return rows.length > 0 ? [{ name: products[index]?.name ?? '', rows }] : [];
    }),
  };
}

/** The comparison as a spreadsheet: group, row, differs, then a column for each product. */
export function comparisonCsv(
  names: readonly string[],
  groups: readonly ComparedGroup[],
  further: readonly FurtherRows[] = [],
): string {
  const rows = groups.flatMap(({ title, rows: compared }) =>
    compared.map(({ label, values, odd }) => [
      title,
      label,
      odd.includes(true) ? 'yes' : 'no',
      ...values,
    ]),
  );
  const own = further.flatMap(({ name, rows: some }) =>
    some.map(([label, value]) => [
      `Only ${name}`,
      label,
      '',
      ...names.map((other) => (other === name ? value : '')),
    ]),
  );
  return csv([['Group', 'Figure', 'Differs', ...names], ...rows, ...own]);
}
