import type { FleetRow } from './fleetRow.ts';

export interface FleetTotals {
  readonly kw: number;
  readonly acKw: number;
  readonly producing: number;
  readonly energy: number;
  readonly expected: number;
  readonly finalYield: number;
  readonly performanceRatio: number;
  readonly alarms: number;
}

const sumOf = (rows: readonly FleetRow[], value: (row: FleetRow) => number) =>
  rows.reduce((sum, row) => sum + value(row), 0);

/** The rows together. Ratios are those of the sums, not the means of the plants' ratios. */
export function fleetTotals(rows: readonly FleetRow[]): FleetTotals {
  const dcKwp = sumOf(rows, (row) => row.dcKwp);
  const energy = sumOf(rows, (row) => row.energy);
  const nominal = sumOf(rows, (row) => row.referenceYield * row.dcKwp);
  const measured = sumOf(rows, (row) =>
    row.referenceYield > 0 ? row.performanceRatio * row.referenceYield * row.dcKwp : 0,
  );
  return {
    kw: sumOf(rows, (row) => row.kw),
    acKw: sumOf(rows, (row) => row.acKw),
    producing: rows.filter(({ kw }) => kw > 0).length,
    energy,
    expected: sumOf(rows, (row) => row.expected),
    finalYield: energy / dcKwp,
    performanceRatio: measured / nominal,
    alarms: sumOf(rows, (row) => row.alarms),
  };
}
