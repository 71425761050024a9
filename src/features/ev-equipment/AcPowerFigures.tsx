import { acPowerTable } from '../../charging/chargers.ts';
import { DataTable } from '../../components/charts/DataTable.tsx';
import { formatNumber } from '../../components/charts/formatNumber.ts';

/** Power of the AC outlets and the control pilot's duty cycle for each. */
export function AcPowerFigures() {
  return (
    <DataTable
      caption="Power of the AC connections"
      columns={['Connection', 'at 110 V', 'at 230 V', 'Pilot duty']}
      rows={acPowerTable().map(({ amperes, lowestKw, highestKw, pilotDutyPercent }) => [
        `${amperes} A`,
        `${formatNumber(lowestKw, 1)} kW`,
        `${formatNumber(highestKw, 1)} kW`,
        `${formatNumber(pilotDutyPercent, 1)} %`,
      ])}
    />
  );
}
