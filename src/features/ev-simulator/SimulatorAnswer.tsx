import { memo, type RefObject } from 'react';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import { noBreak } from '../../components/ui/noBreak.tsx';
import type { Vehicle } from '../../content/schemas/ev.ts';
import { certifiedRange } from './model/analysis/rangeComparisons.ts';
import { describeResult } from './model/describeResult.ts';
import type { SimulatorInputs } from './model/inputs/simulatorInputs.ts';
import { vehicleOf } from './model/inputs/vehicleInputs.ts';
import { simulate } from './model/simulate.ts';
import { RangeAnswer } from './RangeAnswer.tsx';
import { ResultActions } from './ResultActions.tsx';

interface Props {
  inputs: SimulatorInputs;
  /** The inputs once they have stopped changing: their answer is read out. */
  spoken: SimulatorInputs;
  vehicles: readonly Vehicle[];
  kept: SimulatorInputs | null;
  onKeep: (inputs: SimulatorInputs | null) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The answer in one sentence, for a screen reader while the visitor is still at a field. */
function sentence(inputs: SimulatorInputs): string {
  const { heading, text } = describeResult(simulate(inputs), inputs.motorKw);
  return `${heading}. ${text}`;
}

/** A vehicle's certified range beside the model's on the same cycle, with the source of its figures. */
function CertifiedNote({ vehicle }: { vehicle: Vehicle }) {
  const { certifiedKm, modelKm, cycle } = certifiedRange(vehicle);
  const { name, certified, source } = vehicle;
  const model =
    modelKm === null
      ? 'the model cannot follow that cycle with its motor'
      : `the model gives ${formatNumber(modelKm)} km (${formatNumber((modelKm / certifiedKm - 1) * 100)} %) at 25 °C with the air conditioning off`;
  return (
    <p className="mt-4 max-w-[62ch] border-l-2 border-accent pl-4 text-sm">
      {`${name}: ${formatNumber(certifiedKm)} km by ${certified.by}. On ${cycle} ${model}. Certificates of Indian cars are driven more gently than the model assumes. Figures from `}
      <a href={source.href} className="text-accent underline">
        {source.label}
      </a>
      {'; drag, tyres and losses are typical values.'}
    </p>
  );
}

/** The result in words and its main figures. */
export const SimulatorAnswer = memo(function SimulatorAnswer(props: Props) {
  const { inputs, spoken, vehicles, headingRef } = props;
  const result = simulate(inputs);
  const { heading, text } = describeResult(result, inputs.motorKw);
  const vehicle = inputs.mode === 'advanced' ? vehicleOf(vehicles, inputs) : undefined;
  return (
    <div>
      <p role="status" className="sr-only">
        {spoken === inputs ? sentence(spoken) : ''}
      </p>
      <h3
        ref={headingRef}
        tabIndex={-1}
        className={`text-title outline-none ${result.kind === 'range' ? 'text-accent' : 'text-caution'}`}
      >
        {heading}
      </h3>
      <p className="mt-2 max-w-[62ch] text-lead">{noBreak(text)}</p>
      {result.kind === 'invalid' && (
        <ul className="mt-3 list-disc pl-5 text-danger">
          {result.problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {result.kind === 'range' && <RangeAnswer result={result} />}
      {vehicle && <CertifiedNote vehicle={vehicle} />}
      {result.kind === 'range' && <ResultActions {...props} result={result} />}
    </div>
  );
});
