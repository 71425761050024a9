import { memo, type RefObject } from 'react';
import { describeResult } from './model/describeResult.ts';
import type { SimulatorInputs } from './model/inputs/simulatorInputs.ts';
import { simulate } from './model/simulate.ts';
import { RangeAnswer } from './RangeAnswer.tsx';

interface Props {
  inputs: SimulatorInputs;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The result in words and its main figures. */
export const SimulatorAnswer = memo(function SimulatorAnswer({ inputs, headingRef }: Props) {
  const result = simulate(inputs);
  const { heading, text } = describeResult(result, inputs.motorKw);
  return (
    <div>
      <h3
        ref={headingRef}
        tabIndex={-1}
        className={`text-title outline-none ${result.kind === 'range' ? 'text-accent' : 'text-caution'}`}
      >
        {heading}
      </h3>
      <p className="mt-2 max-w-[62ch] text-lead">{text}</p>
      {result.kind === 'invalid' && (
        <ul className="mt-3 list-disc pl-5 text-danger">
          {result.problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {result.kind === 'range' && <RangeAnswer inputs={inputs} result={result} />}
    </div>
  );
});
