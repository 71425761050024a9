import { memo } from 'react';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import { AngleLossFigure } from './AngleLossFigure.tsx';
import { angleForLoss } from './model/angleLoss.ts';
import { angleText, lengthText, sigmaText } from './model/figureTexts.ts';
import { edgeForSigma, radarCrossSection } from './model/radarCrossSection.ts';
import { type ReflectorInputs, reflectorProblems } from './model/reflectorInputs.ts';
import type { Cut } from './model/reflectorPattern.ts';
import { type ReflectorKind, reflectors } from './model/reflectors.ts';
import { OrderSizes } from './OrderSizes.tsx';
import { PatternFigure } from './PatternFigure.tsx';

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
