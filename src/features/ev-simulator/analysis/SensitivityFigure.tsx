import { ChartFigure } from '../../../components/charts/ChartFigure.tsx';
import { DataTable } from '../../../components/charts/DataTable.tsx';
import { formatNumber } from '../../../components/charts/formatNumber.ts';
import { sensitivity } from '../model/analysis/sensitivity.ts';
import type { SimulatorInputs } from '../model/inputs/simulatorInputs.ts';
import { TornadoChart } from './TornadoChart.tsx';

/** Which input moves the range most, one at a time. */
export function SensitivityFigure({ inputs }: { inputs: SimulatorInputs }) {
  const rows = sensitivity(inputs);
  if (rows.length === 0) return <p>Without a range there is nothing to compare.</p>;
  return (
    <ChartFigure
      heading="What moves the range most"
      note="Change of the range in km when one input is lowered (amber) or raised (teal) and the others stay."
      chart={<TornadoChart rows={rows} />}
      table={
        <DataTable
          caption="Change of the range"
          columns={['Input', 'By', 'Lower, km', 'Higher, km']}
          words={2}
          rows={rows.map(({ label, change, lowerKm, higherKm }) => [
            label,
            change,
            formatNumber(lowerKm, 1),
            formatNumber(higherKm, 1),
          ])}
        />
      }
    />
  );
}
