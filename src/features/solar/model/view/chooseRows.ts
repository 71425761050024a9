import type { FleetRow } from './fleetRow.ts';
import { type PlantState, plantStates } from './plantState.ts';

const sortKeys = ['name', 'state', 'kw', 'energy', 'finalYield', 'ratio', 'alarms'] as const;
export type SortKey = (typeof sortKeys)[number];

/** What the address says about the table. */
export interface RowChoice {
  readonly search: string;
  readonly state: PlantState | 'alarm' | '';
  readonly sort: SortKey;
  readonly descending: boolean;
}

const is = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

export function parseRowChoice(query: URLSearchParams): RowChoice {
  return {
    search: query.get('q') ?? '',
    state: is([...plantStates, 'alarm'] as const, query.get('state')) ?? '',
    sort: is(sortKeys, query.get('sort')) ?? 'name',
    descending: query.get('order') === 'desc',
  };
}

const figureOf = (row: FleetRow, key: Exclude<SortKey, 'name'>): number => {
  if (key === 'state') return plantStates.indexOf(row.state);
  // Before sunrise there is no ratio.
  if (key === 'ratio') return row.performanceRatio || 0;
  return row[key];
};

/** The rows that are searched and filtered for, in their order. */
export function chooseRows(rows: readonly FleetRow[], choice: RowChoice): FleetRow[] {
  const { search, state, sort, descending } = choice;
  const wanted = search.trim().toLowerCase();
  const kept = rows.filter(
    (row) =>
      row.name.toLowerCase().includes(wanted) &&
      (state === '' || (state === 'alarm' ? row.alarms > 0 : row.state === state)),
  );
  const compare = (a: FleetRow, b: FleetRow) =>
    sort === 'name' ? a.name.localeCompare(b.name) : figureOf(a, sort) - figureOf(b, sort);
  return kept.sort((a, b) => (descending ? compare(b, a) : compare(a, b)));
}
