import type { FleetAt } from '../../model/view/fleetRow.ts';

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Without the digits nobody sees, which would make half of the page's data. */
export function roundedFleet({ rows, events, power }: FleetAt): FleetAt {
  return {
    rows: rows.map((row) => ({
      ...row,
      kw: round(row.kw, 2),
      irradiance: round(row.irradiance, 0),
      energy: round(row.energy, 1),
      expected: round(row.expected, 1),
      finalYield: round(row.finalYield, 3),
      referenceYield: round(row.referenceYield, 3),
      performanceRatio: round(row.performanceRatio, 4),
    })),
    events: events.map((event) => ({ ...event, lost: round(event.lost, 1) })),
    power,
  };
}
