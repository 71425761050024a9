import { DataTable } from '../../components/charts/DataTable.tsx';
import { formatNumber } from '../../components/charts/formatNumber.ts';
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
        caption={`Inverters of ${plant}, ${formatNumber(inverters[0]?.ratedKw ?? 0)} kW each`}
        columns={['Inverter', 'State', 'kW', 'kWh', '°C']}
        words={2}
        rows={inverters.map(({ id, state, acKw, energyKwh, cabinetC }) => [
          id,
          state,
          formatNumber(acKw, 1),
          formatNumber(energyKwh),
          formatNumber(cabinetC),
        ])}
      />
      <DataTable
        caption="Direct current: volts, and amperes by string"
        columns={['Inverter', 'V', ...strings.map((_, index) => `A ${index + 1}`)]}
        words={1}
        rows={inverters.map(({ id, dcVolts, stringAmperes }) => [
          id,
          formatNumber(dcVolts),
          ...stringAmperes.map((amperes) => formatNumber(amperes, 1)),
        ])}
      />
    </div>
  );
}
