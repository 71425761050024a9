import { useDeferredValue, useMemo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import type { AlarmEvent } from '../../model/alarms/alarmTypes.ts';
import { clockText } from '../../model/calendar/indianTime.ts';
import { type FleetAt, fleetTotals, powerStep } from '../../model/view/fleetRow.ts';
import { DayChart } from '../charts/DayChart.tsx';
import { Scrub, useFine } from '../charts/Scrub.tsx';
import { TableBehind } from '../charts/TableBehind.tsx';
import { ConsoleFrame, type FrameWords } from '../frame/ConsoleFrame.tsx';
import { ratioText } from '../frame/consoleTexts.ts';
import { Figures } from '../frame/Figures.tsx';
import { Panel } from '../frame/Panel.tsx';
import { type ConsoleMoment, useMoment } from '../frame/useMoment.ts';
import { useFleetAt } from '../worker/useFleetAt.ts';
import { FleetMap } from './FleetMap.tsx';
import { FleetTable } from './FleetTable.tsx';
import { OpenAlarms } from './OpenAlarms.tsx';

interface Props {
  words: FrameWords;
  moment: ConsoleMoment;
  fleet: Omit<FleetAt, 'events'> & { readonly events: readonly AlarmEvent[] };
  /** The query of the address, which holds search, filter and order of the table. */
  query: string;
  /** Of all plants in kW over the whole day so far, whatever minute is shown. */
  dayPower: readonly number[];
}

/** All plants on one screen. */
export function FleetScreen({ words, moment: given, fleet: first, query, dayPower }: Props) {
  const { moment, goTo } = useMoment(given);
  const fleet = useFleetAt(first, moment);
  const totals = fleetTotals(fleet.rows);
  const fine = useFine();
  const power = fleet.power.length > dayPower.length ? fleet.power : dayPower;
  const open = useMemo(() => fleet.events.filter(({ cleared }) => cleared === undefined), [fleet]);
  // While someone scrubs, map and tables follow when there is time.
  const settled = useDeferredValue(moment);
  const series = useMemo(
    () => [{ name: 'Output', values: power, step: powerStep, look: 'area' }] as const,
    [power],
  );
  const at = clockText(moment.minute);
  const megawatts = `${formatNumber(totals.kw / 1000, 1)} MW`;
  return (
    <ConsoleFrame words={words} screen="" title="Fleet" moment={moment}>
      <Figures
        figures={[
          {
            label: 'Total generation',
            value: megawatts,
            note: `of ${formatNumber(totals.acKw / 1000, 2)} MW AC`,
          },
          {
            label: 'Active plants',
            value: formatNumber(totals.producing),
            note: `of ${fleet.rows.length}`,
          },
          {
            label: `Energy until ${at}`,
            value: `${formatNumber(totals.energy / 1000, 2)} MWh`,
            note: `${formatNumber((100 * totals.energy) / (totals.expected || 1))} % of expected`,
          },
          { label: 'Specific yield', value: formatNumber(totals.finalYield, 2), note: 'kWh/kWp' },
          {
            label: 'Performance ratio',
            value: ratioText(totals.performanceRatio),
            note: 'of the day so far',
          },
          { label: 'Alarms', value: formatNumber(totals.alarms), note: 'open' },
        ]}
      />
      <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <Panel
          title="Output of the fleet"
          note="Drag over the chart, or use the slider, to see any minute of the day."
        >
          <Scrub minute={moment.minute} last={moment.last} onMinute={goTo} reading={megawatts}>
            <DayChart
              title="Output of all plants over the day"
              description={`The highest output so far was ${formatNumber(Math.max(0, ...power))} kW.`}
              highest={totals.acKw}
              series={series}
              until={power.length * powerStep}
              fine={fine}
            />
          </Scrub>
          <TableBehind
            caption="Output of all plants by the hour"
            columns={['Time', 'kW']}
            rows={power
              .map((value, index) => [index * powerStep, value] as const)
              .filter(([minute, value]) => minute % 60 === 0 && value > 0)
              .map(([minute, value]) => [clockText(minute), formatNumber(value)])}
          />
        </Panel>
        <Panel title="Map">
          <FleetMap rows={fleet.rows} moment={settled} />
        </Panel>
      </div>
      <div className="mt-4">
        <FleetTable rows={fleet.rows} moment={settled} query={query} />
      </div>
      <div className="mt-4">
        <OpenAlarms events={open} moment={settled} />
      </div>
    </ConsoleFrame>
  );
}
