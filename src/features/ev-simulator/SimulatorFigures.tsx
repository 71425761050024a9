import { memo } from 'react';
import { ChargeOverTrip } from './ChargeOverTrip.tsx';
import { CycleComparison } from './CycleComparison.tsx';
import { DriveFigure } from './DriveFigure.tsx';
import { EnergyByCause } from './EnergyByCause.tsx';
import { speedRangeCurve } from './model/analysis/speedRangeCurve.ts';
import type { SimulatorInputs } from './model/inputs/simulatorInputs.ts';
import { scenarioOf } from './model/physics/scenario.ts';
import { selectedCycle } from './model/selectedCycle.ts';
import { simulate } from './model/simulate.ts';
import { SpeedRangeFigure } from './SpeedRangeFigure.tsx';

/** The result's charts and tables; memoised because they are expensive to draw. */
export const SimulatorFigures = memo(function SimulatorFigures({
  inputs,
}: {
  inputs: SimulatorInputs;
}) {
  const result = simulate(inputs);
  if (result.kind === 'invalid') return null;
  const cycle = selectedCycle(inputs);
  const scenario = scenarioOf(inputs);
  const curve = speedRangeCurve(scenario);
  return (
    <>
      {result.kind === 'range' && <EnergyByCause {...result} />}
      {result.kind === 'range' && <ChargeOverTrip trip={result.trip} />}
      {curve.length > 1 && (
        <SpeedRangeFigure curve={curve} speedKmh={cycle ? null : inputs.speedKmh} />
      )}
      {cycle ? <DriveFigure cycle={cycle} /> : <CycleComparison scenario={scenario} />}
    </>
  );
});
