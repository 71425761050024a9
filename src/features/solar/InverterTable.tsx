import { DataTable } from '../../components/charts/DataTable.tsx';
import { figure } from '../../components/charts/figure.ts';
import type { InverterRow } from './model/sampleInverters.ts';

interface Props {
  plant: string;
  inverters: readonly InverterRow[];
}

/** The inverters and their strings, as two tables that fit a telephone. */
export function InverterTable({ plant, inverters }: Props) {
  const strings = inverters[0]?.stringAmperes ?? [];
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <DataTable
        caption={`Inverters of ${plant}, ${figure(inverters[0]?.ratedKw ?? 0)} kW each`}
        columns={['Inverter', 'State', 'kW', 'kWh', '°C']}
        words={2}
        rows={inverters.map(({ id, state, acKw, energyKwh, cabinetC }) => [
          id,
          state,
          figure(acKw, 1),
          figure(energyKwh),
          figure(cabinetC),
        ])}
      />
      <DataTable
        caption="Direct current: volts, and amperes by string"
        columns={['Inverter', 'V', ...strings.map((_, index) => `A ${index + 1}`)]}
        words={1}
        rows={inverters.map(({ id, dcVolts, stringAmperes }) => [
          id,
          figure(dcVolts),
          ...stringAmperes.map((amperes) => figure(amperes, 1)),
        ])}
      />
    </div>
  );
}
