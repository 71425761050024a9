import { memo } from 'react';
import { CaseComparison } from './analysis/CaseComparison.tsx';
import { ChargeOverTrip } from './figures/ChargeOverTrip.tsx';
import { CycleComparison } from './figures/CycleComparison.tsx';
import { DriveFigure } from './figures/DriveFigure.tsx';
import { EnergyByCause } from './figures/EnergyByCause.tsx';
import { SpeedRangeFigure } from './figures/SpeedRangeFigure.tsx';
import { speedRangeCurve } from './model/analysis/speedRangeCurve.ts';
import type { SimulatorInputs } from './model/inputs/simulatorInputs.ts';
import { scenarioOf } from './model/physics/scenario.ts';
import { selectedCycle } from './model/selectedCycle.ts';
import { simulate } from './model/simulate.ts';
import { PrintedCase } from './PrintedCase.tsx';

interface Props {
  inputs: SimulatorInputs;
  kept: SimulatorInputs | null;
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
