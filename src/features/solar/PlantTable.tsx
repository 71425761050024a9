import { DataTable } from '../../components/charts/DataTable.tsx';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import type { PlantRow } from './model/samplePlants.ts';

export function PlantTable({ plants }: { plants: readonly PlantRow[] }) {
  return (
    <DataTable
      caption="All plants"
      columns={['Plant', 'kWp', 'kW', 'kWh', 'PR']}
      words={1}
      rows={plants.map(({ name, dcKwp, kw, energyKwh, performanceRatio }) => [
        name,
        formatNumber(dcKwp),
        formatNumber(kw),
        formatNumber(energyKwh),
        formatNumber(performanceRatio, 2),
      ])}
    />
  );
}
