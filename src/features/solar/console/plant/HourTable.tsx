import { memo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { clockText } from '../../model/calendar/indianClock.ts';
import type { PlantDay } from '../../model/plant/plantDayTypes.ts';
import { TableBehind } from '../charts/TableBehind.tsx';

/** A plant's day by the hour. It does not depend on the cursor. */
export const HourTable = memo(function HourTable({ given }: { given: PlantDay }) {
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60);
  return (
    <TableBehind
      caption={`${given.plant.name} by the hour`}
      columns={['Time', 'W/m²', 'Module °C', 'kW', 'Expected kW']}
      rows={hours
        .filter((at) => at < given.until && (given.expectedKw[at] ?? 0) > 0)
        .map((at) => [
          clockText(at),
          formatNumber(given.irradiance[at] ?? 0),
          formatNumber(given.moduleC[at] ?? 0),
          formatNumber(given.acKw[at] ?? 0, 1),
          formatNumber(given.expectedKw[at] ?? 0, 1),
        ])}
    />
  );
});
