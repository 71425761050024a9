import { DataTable } from '../../components/charts/DataTable.tsx';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import type { FleetRow } from './model/view/fleetRow.ts';

export function PlantTable({ rows }: { rows: readonly FleetRow[] }) {
  return (
    <DataTable
      caption="All plants"
      columns={['Plant', 'kWp', 'kW', 'kWh', 'PR']}
      words={1}
      rows={rows.map(({ name, dcKwp, kw, energy, performanceRatio }) => [
        name,
        formatNumber(dcKwp),
        formatNumber(kw),
        formatNumber(energy),
        formatNumber(performanceRatio, 2),
      ])}
    />
  );
}
