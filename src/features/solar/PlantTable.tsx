import { DataTable } from '../../components/charts/DataTable.tsx';
import { figure } from '../../components/charts/figure.ts';
import type { PlantRow } from './model/samplePlants.ts';

export function PlantTable({ plants }: { plants: readonly PlantRow[] }) {
  return (
    <DataTable
      caption="All plants"
      columns={['Plant', 'kWp', 'kW', 'kWh', 'PR']}
      words={1}
      rows={plants.map(({ name, dcKwp, kw, energyKwh, performanceRatio }) => [
        name,
        figure(dcKwp),
        figure(kw),
        figure(energyKwh),
        figure(performanceRatio, 2),
      ])}
    />
  );
}
