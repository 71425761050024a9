import { ChartFigure } from '../../components/charts/ChartFigure.tsx';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import { LineChart } from '../../components/charts/LineChart.tsx';
import { type Cut, reflectorPattern } from './model/reflectorPattern.ts';
import type { ReflectorKind } from './model/reflectors.ts';

interface Props {
  kind: ReflectorKind;
  cut: Cut;
  edgeM: number;
  frequencyGhz: number;
}

/** The cross-section over the angle, and its half-power width. */
export function PatternFigure({ kind, cut, edgeM, frequencyGhz }: Props) {
  const { points, halfPowerDegrees } = reflectorPattern(kind, edgeM, frequencyGhz, cut);
  const span = points.at(-1)?.degrees ?? 0;
  const digits = span < 10 ? 2 : 1;
  const width =
    halfPowerDegrees === null
      ? 'It does not fall to half anywhere in the plot.'
      : `It stays above half over ${formatNumber(halfPowerDegrees, digits)}°.`;
  return (
    <ChartFigure
      heading="Pattern around the axis"
      note={`${width} Geometric and physical optics; edge waves are left out.`}
      chart={
        <LineChart
          title="Cross-section over the angle"
          description={width}
          xLabel="Angle from the axis (°)"
          yLabel="Cross-section (dBsm)"
          series={[{ name: 'Pattern', points: points.map((at) => [at.degrees, at.dbsm]) }]}
        />
      }
      table={{
        caption: 'The pattern in figures',
        columns: ['Angle, °', 'dBsm'],
        rows: points
          .filter((_, index) => index % 15 === 0)
          .map(({ degrees, dbsm }) => [formatNumber(degrees, digits), formatNumber(dbsm, 1)]),
      }}
    />
  );
}
