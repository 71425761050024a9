import { ChartFigure } from '../../../components/charts/ChartFigure.tsx';
import { formatNumber } from '../../../components/charts/formatNumber.ts';
import { LineChart } from '../../../components/charts/LineChart.tsx';
import { hoursText } from '../model/describeResult.ts';
import type { TripPoint } from '../model/simulationResult.ts';

const at = ({ km, percent }: TripPoint) => [km, percent] as const;

interface Props {
  trip: readonly TripPoint[];
  /** Of the case kept for comparison. */
  keptTrip?: readonly TripPoint[] | undefined;
}

/** The state of charge from the start of the trip to its end. */
export function ChargeOverTrip({ trip, keptTrip }: Props) {
  const every = Math.max(1, Math.round((trip.length - 1) / 10));
  const km = trip.at(-1)?.km ?? 0;
  return (
    <ChartFigure
      heading="State of charge over the trip"
      note={keptTrip && 'Dashed: the case you kept.'}
      chart={
        <LineChart
          title="State of charge over the trip"
          description={`It goes from ${formatNumber(trip[0]?.percent ?? 0)} % to ${formatNumber(trip.at(-1)?.percent ?? 0)} % in ${formatNumber(km)} km.`}
          xLabel="Distance (km)"
          yLabel="State of charge (%)"
          yFrom={0}
          yTo={100}
          series={[
            ...(keptTrip ? [{ name: 'Kept', points: keptTrip.map(at), quiet: true }] : []),
            { name: 'Charge', points: trip.map(at) },
          ]}
        />
      }
      table={{
        caption: 'The trip in figures',
        columns: ['km', 'Time', 'Charge, %'],
        rows: trip
          .filter((_, index) => index % every === 0)
          .map((point) => [
            formatNumber(point.km, km < 20 ? 1 : 0),
            hoursText(point.hours),
            formatNumber(point.percent),
          ]),
      }}
    />
  );
}
