import './simulator.css';
import { company } from '../../site/company.ts';
import { inputRows } from './model/analysis/inputRows.ts';
import { describeResult } from './model/describeResult.ts';
import type { SimulatorInputs } from './model/inputs/simulatorInputs.ts';
import type { RangeFound } from './model/simulationResult.ts';
import { RangeAnswer } from './RangeAnswer.tsx';

/** The head of the printed page: whose it is, the answer, and every input. Not shown on screen. */
export function PrintedCase({ inputs, result }: { inputs: SimulatorInputs; result: RangeFound }) {
  const { heading, text } = describeResult(result, inputs.motorKw);
  return (
    <div className="printed-case">
      <p>{`${company.name} · Electric Vehicle Simulator`}</p>
      <p className="text-title">{heading}</p>
      <p>{text}</p>
      <RangeAnswer result={result} />
      <dl>
        {inputRows(inputs).map(([label, value, unit]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{`${value}\u00a0${unit}`.trim()}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
