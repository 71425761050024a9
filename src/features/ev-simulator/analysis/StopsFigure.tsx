import { outlets } from '../../../charging/chargers.ts';
import { durationText } from '../../../charging/chargingTime.ts';
import { DataTable } from '../../../components/charts/DataTable.tsx';
import { formatNumber } from '../../../components/charts/formatNumber.ts';
import { paths } from '../../../site/paths.ts';
import { chargingStops } from '../model/analysis/chargingStops.ts';
import type { SimulatorInputs } from '../model/inputs/simulatorInputs.ts';
import { simulate } from '../model/simulate.ts';

/** A trip longer than the range, with its stops at one of our chargers. */
export function StopsFigure({ inputs }: { inputs: SimulatorInputs }) {
  const result = simulate(inputs);
  if (result.kind !== 'range') return <p>Without a range there is no trip.</p>;
  const trip = chargingStops(inputs, result);
  const { stops, drivingHours, chargingHours, arrivalPercent } = trip;
  const charger = outlets.find(({ value }) => value === inputs.stopOutlet)?.label ?? '';
  const km = formatNumber(inputs.tripKm);
  const minutes = (hours: number) => durationText(hours * 60);
  return (
    <div className="max-w-2xl">
      <p>
        {trip.endless
          ? `${km} km cannot be driven this way: each stop would charge less than the next leg takes.`
          : `${km} km take ${minutes(drivingHours + chargingHours)}: ${minutes(drivingHours)} of driving and ${stops.length === 0 ? 'no stop' : `${minutes(chargingHours)} at ${stops.length === 1 ? 'one stop' : `${stops.length} stops`}`}. The car arrives with ${formatNumber(arrivalPercent)} %.`}
      </p>
      {stops.length > 0 && !trip.endless && (
        <div className="mt-4">
          <DataTable
            caption={`Stops at the ${charger}`}
            columns={['Stop', 'At, km', 'From, %', 'To, %', 'Time', 'Energy, kWh']}
            rows={stops.map((stop, index) => [
              String(index + 1),
              formatNumber(stop.km),
              formatNumber(stop.fromPercent),
              formatNumber(stop.toPercent),
              durationText(stop.minutes),
              formatNumber(stop.kwh, 1),
            ])}
          />
        </div>
      )}
      <p className="mt-3 text-sm text-muted">
        {`At the mean consumption of this drive, down to ${inputs.mode === 'basic' ? '10' : formatNumber(inputs.chargeEndPercent)} % before each stop. The times come from the `}
        <a href={`${paths.evEquipment}#charging-time`} className="text-accent underline">
          charging calculator
        </a>
        {' of our chargers.'}
      </p>
    </div>
  );
}
