import {
  type ChargingAnswer,
  type ChargingResult,
  durationText,
} from '../../charging/chargingTime.ts';
import type { QuickCharge } from '../../charging/quickCharge.ts';
import { ChartFigure } from '../../components/charts/ChartFigure.tsx';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import { LineChart } from '../../components/charts/LineChart.tsx';
import { noBreak } from '../../components/ui/noBreak.tsx';

const limits = {
  charger: 'The charger sets the pace.',
  car: 'The car sets the pace: a stronger charger would not help.',
  both: 'Charger and car allow the same power.',
  connector: 'The connector sets the pace: its current is the limit at this voltage.',
  battery: 'The cells set the pace: they accept no higher rate.',
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
            {working && (
              <span className="figures block text-sm text-muted">{noBreak(working)}</span>
            )}
          </span>
          <span className="figures text-right">{result}</span>
        </li>
      ))}
    </ol>
  );
}

/** What the charge costs, what flows, and when to plug in. */
function Sums({ result }: { result: ChargingAnswer }) {
  const { cost, fromChargerKwh, amperes, powerKw, plugInBy } = result;
  const flow = amperes === undefined ? '' : `, ${formatNumber(amperes)} A`;
  const sums = [
    ['Cost', `₹ ${formatNumber(cost, cost < 100 ? 2 : 0)}`],
    ['From the charger', `${formatNumber(fromChargerKwh, 1)} kWh`],
    ['At the start', `${formatNumber(powerKw, 1)} kW${flow}`],
    ...(plugInBy ? [['Plug in by', plugInBy] as const] : []),
  ] as const;
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
      {sums.map(([term, value]) => (
        <div key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="figures text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether "10 to 15 minutes" applies to this charge; the condition is shown either way. */
function QuickChargeNote({ holds, condition, obstacles }: QuickCharge) {
  return (
    <div className="mt-6 rounded-md border-l-4 border-caution bg-raised px-5 py-4">
      <h3 className="font-semibold">
        {holds ? 'This charge takes no more than 15 minutes' : 'Why not 10 to 15 minutes?'}
      </h3>
      {obstacles.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{obstacle}</li>
          ))}
        </ul>
      )}
      <p className="mt-2">{noBreak(condition)}</p>
    </div>
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
        <Sums result={result} />
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
        table={{
          caption: 'The charge in figures',
          columns: ['Charge, %', 'Time, min', 'Power, kW'],
          rows: every.map(({ percent, minutes: time, kw }) => [
            formatNumber(percent, 1),
            formatNumber(time, 1),
            formatNumber(kw, 1),
          ]),
        }}
      />
    </div>
  );
}
