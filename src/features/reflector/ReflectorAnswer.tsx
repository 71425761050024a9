import { memo } from 'react';
import { ChartFigure } from '../../components/charts/ChartFigure.tsx';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import { LineChart } from '../../components/charts/LineChart.tsx';
import { angleForLoss, angleLoss } from './model/angleLoss.ts';
import { angleText, lengthText, sigmaText } from './model/figureTexts.ts';
import { edgeForSigma, radarCrossSection } from './model/radarCrossSection.ts';
import { type ReflectorInputs, reflectorProblems } from './model/reflectorInputs.ts';
import { type Cut, reflectorPattern } from './model/reflectorPattern.ts';
import { type ReflectorKind, reflectors } from './model/reflectors.ts';
import { OrderSizes } from './OrderSizes.tsx';

interface AngleLossFigureProps {
  kind: ReflectorKind;
  edgeInWavelengths: number;
}

const intervals = 80;
const steps = [0.5, 1, 3, 6] as const;

/** What faces that are not square to each other cost; nothing for shapes without angles. */
function AngleLossFigure({ kind, edgeInWavelengths }: AngleLossFigureProps) {
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

interface PatternFigureProps {
  kind: ReflectorKind;
  cut: Cut;
  edgeM: number;
  frequencyGhz: number;
}

/** The cross-section over the angle, and its half-power width. */
function PatternFigure({ kind, cut, edgeM, frequencyGhz }: PatternFigureProps) {
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

interface Props {
  kind: ReflectorKind;
  cut: Cut;
  inputs: ReflectorInputs;
}

const tones = { good: 'text-muted', rough: 'text-caution', invalid: 'text-danger' } as const;

export const ReflectorAnswer = memo(function ReflectorAnswer({ kind, cut, inputs }: Props) {
  const problems = reflectorProblems(inputs);
  if (problems.length > 0)
    return (
      <div role="status" className="text-danger">
        <p className="font-semibold">No cross-section for these inputs.</p>
        <ul className="mt-2 list-disc pl-5">
          {problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
    );
  const { edgeMm, frequencyGhz, wantedDbsm } = inputs;
  const found = radarCrossSection(kind, edgeMm / 1000, frequencyGhz);
  const edge = edgeForSigma(kind, wantedDbsm, frequencyGhz);
  const { label, edgeLabel, formula } = reflectors[kind];
  const square = angleForLoss(kind, found.edgeInWavelengths, 1);
  const rows = [
    ['Formula', formula],
    ['Wavelength', lengthText(found.wavelengthM)],
    ['Far field from', lengthText(found.farFieldM)],
    ['Flatness of the faces, λ/16', lengthText(found.flatnessM)],
    ...(square === null ? [] : [['Faces square within, for 1 dB', angleText(square)] as const]),
    [`${edgeLabel} for ${formatNumber(wantedDbsm, 1)} dBsm`, lengthText(edge)],
  ] as const;
  return (
    <div className="grid gap-10">
      <div>
        <p role="status">
          <span className="figures block text-display text-accent">
            {`${formatNumber(found.dbsm, 1)} dBsm`}
          </span>
          <span className="text-lead">{`σ = ${sigmaText(found.sigmaM2)}, peak of a ${label.toLowerCase()}`}</span>
        </p>
        <p className={`mt-2 ${tones[found.validity.level]}`}>{found.validity.message}</p>
        <dl className="mt-6 border-t border-edge">
          {rows.map(([term, value]) => (
            <div key={term} className="flex justify-between gap-6 border-b border-line py-2">
              <dt>{term}</dt>
              <dd className="figures text-right">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <PatternFigure kind={kind} cut={cut} edgeM={edgeMm / 1000} frequencyGhz={frequencyGhz} />
      <AngleLossFigure kind={kind} edgeInWavelengths={found.edgeInWavelengths} />
      <OrderSizes kind={kind} frequencyGhz={frequencyGhz} />
    </div>
  );
});
