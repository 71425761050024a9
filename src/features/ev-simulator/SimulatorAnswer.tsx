import { memo, type RefObject } from 'react';
import { NoBreakFigures } from '../../components/ui/NoBreakFigures.tsx';
import type { Vehicle } from '../../content/schemas/ev/vehicle.ts';
import { CertifiedNote } from './CertifiedNote.tsx';
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
      <p className="mt-2 max-w-[62ch] text-lead">
        <NoBreakFigures text={text} />
      </p>
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
