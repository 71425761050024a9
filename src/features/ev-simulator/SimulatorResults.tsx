import { memo, type RefObject } from 'react';
import { answerText } from './answerText.ts';
import { CycleComparison } from './CycleComparison.tsx';
import { cycleOf } from './cycleOf.ts';
import { DriveFigure } from './DriveFigure.tsx';
import { RangeAnswer } from './RangeAnswer.tsx';
import { SpeedRangeFigure } from './SpeedRangeFigure.tsx';
import { scenarioOf } from './scenario.ts';
import { simulate } from './simulate.ts';
import type { SimulatorInputs } from './simulatorInputs.ts';
import { speedRangeCurve } from './speedRangeCurve.ts';

interface Props {
  inputs: SimulatorInputs;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The answer in words, then in figures; drawn again only when its inputs have changed. */
export const SimulatorResults = memo(function SimulatorResults({ inputs, headingRef }: Props) {
  const result = simulate(inputs);
  const { heading, text } = answerText(result, inputs.motorKw);
  const cycle = cycleOf(inputs);
  const scenario = result.kind === 'invalid' ? null : scenarioOf(inputs);
  const curve = scenario ? speedRangeCurve(scenario) : [];
  return (
    <section aria-label="Result" className="grid gap-12">
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
      </div>
      {result.kind === 'range' && <RangeAnswer inputs={inputs} result={result} curve={curve} />}
      {curve.length > 1 && (
        <SpeedRangeFigure curve={curve} speedKmh={cycle ? null : inputs.speedKmh} />
      )}
      {cycle && <DriveFigure cycle={cycle} />}
      {scenario && !cycle && <CycleComparison scenario={scenario} />}
    </section>
  );
});
