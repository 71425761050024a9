import { ChartFigure } from '../../../components/charts/ChartFigure.tsx';
import { formatNumber } from '../../../components/charts/formatNumber.ts';
import { LineChart } from '../../../components/charts/LineChart.tsx';
import type { SpeedRangePoint } from '../model/analysis/rangeComparisons.ts';

interface Props {
  curve: readonly SpeedRangePoint[];
  /** Of the case kept for comparison. */
  keptCurve?: readonly SpeedRangePoint[] | undefined;
  /** The chosen speed; null for a drive cycle. */
  speedKmh: number | null;
}

const at = ({ kmh, rangeKm }: SpeedRangePoint) => [kmh, rangeKm] as const;

/** The range at a speed, interpolated linearly. */
function rangeAt(curve: readonly SpeedRangePoint[], kmh: number): number | null {
  const after = curve.findIndex((point) => point.kmh >= kmh);
  const to = curve[after];
  const from = curve[after - 1] ?? to;
  if (!to || !from) return null;
  const share = to === from ? 0 : (kmh - from.kmh) / (to.kmh - from.kmh);
  return to === from && kmh < to.kmh ? null : from.rangeKm + share * (to.rangeKm - from.rangeKm);
}

/** Range over every speed the motor can sustain. */
export function SpeedRangeFigure({ curve, keptCurve, speedKmh }: Props) {
  const range = speedKmh === null ? null : rangeAt(curve, speedKmh);
  const best = curve.reduce((a, b) => (b.rangeKm > a.rangeKm ? b : a));
  return (
    <ChartFigure
      heading="Range over speed"
      note={`At constant speed on this road, as far as the motor reaches.${keptCurve ? ' Dashed: the case you kept.' : ''}`}
      chart={
        <LineChart
          title="Range over speed"
          description={`The range is longest, ${formatNumber(best.rangeKm)} km, at ${best.kmh} km/h.`}
          xLabel="Speed (km/h)"
          yLabel="Range (km)"
          yFrom={0}
          series={[
            ...(keptCurve ? [{ name: 'Kept', points: keptCurve.map(at), quiet: true }] : []),
            { name: 'Range', points: curve.map(at) },
          ]}
          marker={
            speedKmh === null || range === null
              ? undefined
              : { at: [speedKmh, range], label: `${speedKmh} km/h` }
          }
        />
      }
      table={{
        caption: 'Range at constant speed',
        columns: ['km/h', 'Range, km', 'Wh/km'],
        rows: curve
          .filter(({ kmh }) => kmh % 20 === 0)
          .map(({ kmh, rangeKm, whPerKm }) => [
            formatNumber(kmh),
            formatNumber(rangeKm),
            formatNumber(whPerKm, 1),
          ]),
      }}
    />
  );
}
