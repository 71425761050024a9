import type { SimulatorInputs } from '../model/inputs/simulatorInputs.ts';
import { CostFigure } from './CostFigure.tsx';
import { PowerFigure } from './PowerFigure.tsx';
import { SensitivityFigure } from './SensitivityFigure.tsx';
import { StopsFigure } from './StopsFigure.tsx';

/** What the folded sections hold, for visitors without JavaScript. */
export function PlainAnalysis({ inputs }: { inputs: SimulatorInputs }) {
  return (
    <div className="mt-12 grid gap-12">
      <SensitivityFigure inputs={inputs} />
      <PowerFigure inputs={inputs} />
      <StopsFigure inputs={inputs} />
      <CostFigure inputs={inputs} />
    </div>
  );
}
