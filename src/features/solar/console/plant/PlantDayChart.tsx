import { memo, useMemo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { clockText } from '../../model/calendar/indianTime.ts';
import type { DaySummary } from '../../model/kpi/summarise.ts';
import { acKw } from '../../model/plant/fleet.ts';
import type { PlantDay } from '../../model/plant/plantDayTypes.ts';
import type { PlantState } from '../../model/view/plantState.ts';
import { DayChart } from '../charts/DayChart.tsx';
import { Scrub, useFine } from '../charts/Scrub.tsx';
import { TableBehind } from '../charts/TableBehind.tsx';
import { Panel } from '../frame/Panel.tsx';
import { StateMark } from '../frame/StateMark.tsx';

interface Props {
  given: PlantDay;
  sums: DaySummary;
  minute: number;
  state: PlantState;
  goTo: (minute: number) => void;
}

/** A plant's day by the hour. It does not depend on the cursor. */
const HourTable = memo(function HourTable({ given }: { given: PlantDay }) {
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60);
  return (
    <TableBehind
      caption={`${given.plant.name} by the hour`}
      columns={['Time', 'W/m²', 'Module °C', 'kW', 'Expected kW']}
      rows={hours
        .filter((at) => at < given.until && (given.expectedKw[at] ?? 0) > 0)
        .map((at) => [
          clockText(at),
          formatNumber(given.irradiance[at] ?? 0),
          formatNumber(given.moduleC[at] ?? 0),
          formatNumber(given.acKw[at] ?? 0, 1),
          formatNumber(given.expectedKw[at] ?? 0, 1),
        ])}
    />
  );
});

/** Output and light over a day, with a cursor. */
export function PlantDayChart({ given, sums, minute, state, goTo }: Props) {
  const { plant, until } = given;
  const fine = useFine();
  const series = useMemo(() => {
    const known = (values: Float64Array) =>
      values.map((value, at) => (given.missing[at] ? Number.NaN : value));
    const light = known(given.irradiance);
    return [
      { name: 'Irradiance', values: light, step: 1, look: 'sun', onRight: true },
      { name: 'Expected', values: given.expectedKw, step: 1, look: 'dashed' },
      { name: 'Output', values: known(given.acKw), step: 1, look: 'area' },
    ] as const;
  }, [given]);
  const isMissing = given.missing[minute] === 1;
  const power = isMissing ? 'no data' : `${formatNumber(given.acKw[minute] ?? 0)} kW`;
  const light = `${formatNumber(given.irradiance[minute] ?? 0)} W/m²`;
  return (
    <Panel
      title="Output and irradiance"
      aside={
        <span className="flex flex-wrap gap-x-4 text-sm">
          <StateMark state={state} />
          <span className="figures">{`${clockText(minute)}  ${power}  ${light}`}</span>
        </span>
      }
    >
      <Scrub minute={minute} last={until - 1} onMinute={goTo} reading={power}>
        <DayChart
          title={`Output of ${plant.name} over the day`}
          description={`${formatNumber(sums.energy)} kWh, ${formatNumber(sums.expected)} expected; the highest output was ${formatNumber(sums.peakKw)} kW.`}
          highest={acKw(plant)}
          rightUnit="W/m²"
          rightHighest={1200}
          series={series}
          until={until}
          fine={fine}
        />
      </Scrub>
      <p className="mt-1 flex flex-wrap gap-x-5 text-sm text-muted">
        <span data-key="output">Output</span>
        <span data-key="expected">Expected, clean and without faults</span>
        <span data-key="irradiance">Irradiance on the modules</span>
      </p>
      <HourTable given={given} />
    </Panel>
  );
}
