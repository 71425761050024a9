import { rounded } from '../../../../site/formats.ts';
import type { FleetAt } from '../../model/view/fleetRow.ts';

/** Without the digits nobody sees, which would make half of the page's data. */
export function roundedFleet({ rows, events, power }: FleetAt): FleetAt {
  return {
    rows: rows.map((row) => ({
      ...row,
      kw: rounded(row.kw, 2),
      irradiance: rounded(row.irradiance, 0),
      energy: rounded(row.energy, 1),
      expected: rounded(row.expected, 1),
      finalYield: rounded(row.finalYield, 3),
      referenceYield: rounded(row.referenceYield, 3),
      performanceRatio: rounded(row.performanceRatio, 4),
    })),
    events: events.map((event) => ({ ...event, lost: rounded(event.lost, 1) })),
    power,
  };
}
