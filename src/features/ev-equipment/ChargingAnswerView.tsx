import { ChartFigure } from '../../components/charts/ChartFigure.tsx';
import { DataTable } from '../../components/charts/DataTable.tsx';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import { LineChart } from '../../components/charts/LineChart.tsx';
import type { ChargingAnswer, ChargingResult } from './model/chargingTime.ts';
import { durationText } from './model/durationText.ts';
import { QuickChargeNote } from './QuickChargeNote.tsx';

const limits = {
  charger: 'The charger sets the pace.',
  car: 'The car sets the pace: a stronger charger would not help.',
  both: 'Charger and car allow the same power.',
} as const;

function Steps({ steps }: Pick<ChargingAnswer, 'steps'>) {
  return (
    <ol className="mt-6 border-t border-edge">
      {steps.map(({ label, working, result }) => (
        <li
          key={label}
          className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-2 last:font-semibold"
        >
          <span>
            {label}
            {working && <span className="figures block text-sm text-muted">{working}</span>}
          </span>
          <span className="figures text-right">{result}</span>
        </li>
      ))}
    </ol>
  );
}

export function ChargingAnswerView({ result }: { result: ChargingResult }) {
  if (result.kind === 'invalid')
    return (
      <div role="status" className="text-danger">
        <p className="font-semibold">No charging time for these inputs.</p>
        <ul className="mt-2 list-disc pl-5">
          {result.problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
    );
  const { minutes, energyKwh, limitedBy, steps, curve, quickCharge } = result;
  const every = curve.filter((_, index) => index % 5 === 0);
  return (
    <div className="grid gap-10">
      <div>
        <p role="status">
          <span className="figures block text-display text-accent">{durationText(minutes)}</span>
          <span className="text-lead">
            {`for ${formatNumber(energyKwh, 1)} kWh into the battery. ${limits[limitedBy]}`}
          </span>
        </p>
        <Steps steps={steps} />
        {quickCharge && <QuickChargeNote {...quickCharge} />}
      </div>
      <ChartFigure
        heading="Power over the charge"
        chart={
          <LineChart
            title="Power over the state of charge"
            description={`From ${formatNumber(curve[0]?.kw ?? 0, 1)} kW at the start to ${formatNumber(curve.at(-1)?.kw ?? 0, 1)} kW at the end.`}
            xLabel="State of charge (%)"
            yLabel="Power (kW)"
            yFrom={0}
            series={[{ name: 'Power', points: curve.map(({ percent, kw }) => [percent, kw]) }]}
          />
        }
        table={
          <DataTable
            caption="The charge in figures"
            columns={['Charge, %', 'Time, min', 'Power, kW']}
            rows={every.map(({ percent, minutes: time, kw }) => [
              formatNumber(percent, 1),
              formatNumber(time, 1),
              formatNumber(kw, 1),
            ])}
          />
        }
      />
    </div>
  );
}
