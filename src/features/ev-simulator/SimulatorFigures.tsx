import { memo } from 'react';
import { ChargeOverTrip } from './ChargeOverTrip.tsx';
import { CycleComparison } from './CycleComparison.tsx';
import { cycleOf } from './cycleOf.ts';
import { DriveFigure } from './DriveFigure.tsx';
import { EnergyByCause } from './EnergyByCause.tsx';
import { SpeedRangeFigure } from './SpeedRangeFigure.tsx';
import { scenarioOf } from './scenario.ts';
import { simulate } from './simulate.ts';
import type { SimulatorInputs } from './simulatorInputs.ts';
import { speedRangeCurve } from './speedRangeCurve.ts';

/** The charts and tables of an answer; drawn again only when its inputs have changed. */
export const SimulatorFigures = memo(function SimulatorFigures({
  inputs,
}: {
  inputs: SimulatorInputs;
}) {
  const result = simulate(inputs);
  if (result.kind === 'invalid') return null;
  const cycle = cycleOf(inputs);
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
