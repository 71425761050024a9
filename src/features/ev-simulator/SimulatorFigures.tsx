import { memo } from 'react';
import { CaseComparison } from './analysis/CaseComparison.tsx';
import { ChargeOverTrip } from './figures/ChargeOverTrip.tsx';
import { CycleComparison } from './figures/CycleComparison.tsx';
import { DriveFigure } from './figures/DriveFigure.tsx';
import { EnergyByCause } from './figures/EnergyByCause.tsx';
import { SpeedRangeFigure } from './figures/SpeedRangeFigure.tsx';
import { speedRangeCurve } from './model/analysis/rangeComparisons.ts';
import { selectedCycle } from './model/cycles/standardCycles.ts';
import type { SimulatorInputs } from './model/inputs/simulatorInputs.ts';
import { scenarioOf } from './model/physics/scenario.ts';
import { simulate } from './model/simulate.ts';
import './simulator.css';
import { company } from '../../site/company.ts';
import { inputRows } from './model/analysis/inputRows.ts';
import { describeResult } from './model/describeResult.ts';
import type { RangeFound } from './model/simulationResult.ts';
import { RangeAnswer } from './RangeAnswer.tsx';

interface Props {
  inputs: SimulatorInputs;
  kept: SimulatorInputs | null;
}

/** The head of the printed page: whose it is, the answer, and every input. Not shown on screen. */
function PrintedCase({ inputs, result }: { inputs: SimulatorInputs; result: RangeFound }) {
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

/** The result's charts and tables; memoised because they are expensive to draw. */
export const SimulatorFigures = memo(function SimulatorFigures({ inputs, kept }: Props) {
  const result = simulate(inputs);
  if (result.kind === 'invalid') return null;
  const other = kept && simulate(kept);
  const keptRange = other?.kind === 'range' ? other : undefined;
  const cycle = selectedCycle(inputs);
  const scenario = scenarioOf(inputs);
  const curve = speedRangeCurve(scenario);
  const keptCurve = kept && keptRange ? speedRangeCurve(scenarioOf(kept)) : undefined;
  return (
    <div className="grid gap-12">
      {result.kind === 'range' && (
        <div data-report className="report">
          <PrintedCase inputs={inputs} result={result} />
          {keptRange && <CaseComparison kept={keptRange} now={result} />}
          <EnergyByCause {...result} />
          <ChargeOverTrip trip={result.trip} keptTrip={keptRange?.trip} />
        </div>
      )}
      {curve.length > 1 && (
        <SpeedRangeFigure
          curve={curve}
          keptCurve={keptCurve}
          speedKmh={cycle ? null : inputs.speedKmh}
        />
      )}
      {cycle ? <DriveFigure cycle={cycle} /> : <CycleComparison scenario={scenario} />}
    </div>
  );
});
