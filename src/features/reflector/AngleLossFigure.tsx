import { ChartFigure } from '../../components/charts/ChartFigure.tsx';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import { LineChart } from '../../components/charts/LineChart.tsx';
import { angleForLoss, angleLoss } from './model/angleLoss.ts';
import { angleText } from './model/figureTexts.ts';
import type { ReflectorKind } from './model/reflectors.ts';

interface Props {
  kind: ReflectorKind;
  edgeInWavelengths: number;
}

const intervals = 80;
const steps = [0.5, 1, 3, 6] as const;

/** What faces that are not square to each other cost; nothing for shapes without angles. */
export function AngleLossFigure({ kind, edgeInWavelengths }: Props) {
  const oneDb = angleForLoss(kind, edgeInWavelengths, 1);
  const most = angleForLoss(kind, edgeInWavelengths, 8);
  if (oneDb === null || most === null) return null;
  const points = Array.from({ length: intervals + 1 }, (_, index) => {
    const degrees = (most * index) / intervals;
    return [degrees, angleLoss(kind, edgeInWavelengths, degrees) ?? 0] as const;
  });
  return (
    <ChartFigure
      heading="Loss by the angle of the faces"
      note={`Every angle between two faces off by the same error ε, radar on the axis. The loss depends on ε·a/λ alone: 1 dB at ε = ${formatNumber(oneDb * edgeInWavelengths, 1)}°·λ/a, here ${angleText(oneDb)}.`}
      chart={
        <LineChart
          title="Loss over the angle error"
          description={`1 dB at ${angleText(oneDb)}, 8 dB at ${angleText(most)}.`}
          xLabel="Angle error (°)"
          yLabel="Loss (dB)"
          yFrom={0}
          series={[{ name: 'Loss', points }]}
          // Rounded: server and browser may differ in the last digit.
          marker={{ at: [Number(oneDb.toPrecision(5)), 1], label: '1 dB' }}
        />
      }
      table={{
        caption: 'Angle error by loss',
        columns: ['Loss, dB', 'Angle error'],
        rows: steps.map((decibels) => [
          formatNumber(decibels, 1),
          angleText(angleForLoss(kind, edgeInWavelengths, decibels) ?? 0),
        ]),
      }}
    />
  );
}
