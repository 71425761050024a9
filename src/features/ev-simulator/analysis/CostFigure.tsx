import { DataTable } from '../../../components/charts/DataTable.tsx';
import { formatNumber } from '../../../components/charts/formatNumber.ts';
import { runningCost } from '../model/analysis/runningCost.ts';
import type { SimulatorInputs } from '../model/inputs/simulatorInputs.ts';
import { simulate } from '../model/simulate.ts';

/** Money and carbon of a kilometre, beside a petrol car. */
export function CostFigure({ inputs }: { inputs: SimulatorInputs }) {
  const result = simulate(inputs);
  if (result.kind !== 'range') return <p>Without a consumption there is no cost.</p>;
  const { electric, petrol, socketWhPerKm } = runningCost(inputs, result.whPerKm);
  const less = (part: number, whole: number) =>
    whole > 0 ? `${formatNumber((part / whole - 1) * 100)} %` : '–';
  return (
    <div className="max-w-2xl">
      <DataTable
        caption="Per kilometre, electric beside petrol"
        columns={['Figure', 'Electric', 'Petrol', 'Difference']}
        words={1}
        rows={[
          [
            'Cost, ₹',
            formatNumber(electric.rupees, 2),
            formatNumber(petrol.rupees, 2),
            less(electric.rupees, petrol.rupees),
          ],
          [
            'CO2, g',
            formatNumber(electric.gramsCo2),
            formatNumber(petrol.gramsCo2),
            less(electric.gramsCo2, petrol.gramsCo2),
          ],
        ]}
      />
      <p className="mt-3 text-sm text-muted">
        {`${formatNumber(socketWhPerKm)} Wh/km from the socket. Driving only: neither the making of the cars nor that of the fuel. 2.31 kg of CO2 from a litre of petrol; the grid’s figure is about that of India in 2023. Change the prices in the form.`}
      </p>
    </div>
  );
}
