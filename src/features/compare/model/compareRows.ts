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
  /** In the order of the products; undefined where one has no such row. */
  values: readonly (string | undefined)[];
  differs: boolean;
}

export interface ComparedGroup {
  title: string;
  rows: readonly ComparedRow[];
}

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

/** What every product has numbers for, and then its sheet, group by group. */
function groupsOf(product: Product): Group[] {
  const { role, waves, eut, storedJoules, polarity, covers, specification } = product;
  const figures: (Row | undefined)[] = [
    ['Role', roleNames[role]],
    ...waves.map((wave): Row => [waveNames[wave.wave], waveText(wave)]),
    eut && ['Supply of the EUT', supplyText(eut)],
    storedJoules ? ['Stored energy', quantity(storedJoules, 'J')] : undefined,
    polarity.length > 0 ? ['Polarity', polarity.join(', ')] : undefined,
  ];
  const levels = Map.groupBy(covers, ({ standard }) => standard);
  return [
    { title: 'Figures', rows: figures.filter((row) => row !== undefined) },
    {
      title: 'Standards and levels',
      rows: [...levels].map(([standard, ports]) => [
        standard,
        ports
          .map(({ port, levels: some, upTo, unit }) =>
            [port, some && `levels ${some}`, `to ${quantity(upTo, unit)}`]
              .filter(Boolean)
              .join(', '),
          )
          .join('; '),
      ]),
    },
    ...specification,
  ];
}

const unique = <T>(values: readonly T[]) => [...new Set(values)];

/** The sheets side by side: every group and row that one of the products has. */
export function compareRows(products: readonly Product[]): ComparedGroup[] {
  const sheets = products.map(groupsOf);
  const titles = unique(sheets.flatMap((groups) => groups.map(({ title }) => title)));
  return titles.map((title) => {
    const rows = sheets.map((groups) =>
      groups.filter((group) => group.title === title).flatMap((group) => group.rows),
    );
    const labels = unique(rows.flatMap((own) => own.map(([label]) => label)));
    return {
      title,
      rows: labels.map((label) => {
        const values = rows.map((own) => own.find(([name]) => name === label)?.[1]);
        return { label, values, differs: new Set(values).size > 1 };
      }),
    };
  });
}

/** The comparison as a spreadsheet: group, row, differs, then a column for each product. */
export function comparisonCsv(names: readonly string[], groups: readonly ComparedGroup[]): string {
  const rows = groups.flatMap(({ title, rows: compared }) =>
    compared.map(({ label, values, differs }) => [
      title,
      label,
      differs ? 'yes' : 'no',
      ...values.map((value) => value ?? ''),
    ]),
  );
  return csv([['Group', 'Figure', 'Differs', ...names], ...rows]);
}
