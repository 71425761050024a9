import { DataTable } from '../../components/charts/DataTable.tsx';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import type { Sample } from './loadSample.ts';
import { inverterName } from './model/plant/fleet.ts';
import { inverterReading } from './model/view/inverterReading.ts';

/** The inverters and their strings, as two tables that fit on a phone. */
export function InverterTable({ plant, day, moment }: Sample) {
  const inverters = day.inverters.map((_, index) => ({
    name: inverterName(index),
    ...inverterReading(day, index, moment.minute),
  }));
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <DataTable
        caption={`Inverters of ${plant.name}, ${formatNumber(plant.inverterKw)} kW each`}
        columns={['Inverter', 'State', 'kW', 'kWh', '°C']}
        words={2}
        rows={inverters.map(({ name, state, acKw, energy, cabinetC }) => [
          name,
          state,
          formatNumber(acKw, 1),
          formatNumber(energy),
          formatNumber(cabinetC),
        ])}
      />
      <DataTable
        caption="Direct current: volts, and amperes by string"
        columns={[
          'Inverter',
          'V',
          ...Array.from({ length: plant.stringsEach }, (_, index) => `A ${index + 1}`),
        ]}
        words={1}
        rows={inverters.map(({ name, dcVolts, amperes }) => [
          name,
          formatNumber(dcVolts),
          ...amperes.map((value) => formatNumber(value, 1)),
        ])}
      />
    </div>
  );
}
