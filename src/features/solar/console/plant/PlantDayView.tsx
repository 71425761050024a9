import { useMemo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { type AlarmLog, eventsAt } from '../../model/alarms/alarmLog.ts';
import { clockText } from '../../model/calendar/indianClock.ts';
import { minutesPerDay } from '../../model/calendar/minuteSeries.ts';
import { kpis } from '../../model/kpi/kpis.ts';
import { summarise } from '../../model/kpi/summarise.ts';
import { acKw, type Plant } from '../../model/plant/fleet.ts';
import { plantDay } from '../../model/plant/plantDay.ts';
import { plantState } from '../../model/view/plantState.ts';
import { DayChart } from '../charts/DayChart.tsx';
import { Scrub, useFine } from '../charts/Scrub.tsx';
import { TableBehind } from '../charts/TableBehind.tsx';
import { Figures } from '../frame/Figures.tsx';
import { Panel } from '../frame/Panel.tsx';
import { StateMark } from '../frame/StateMark.tsx';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import { EventList } from './EventList.tsx';
import { InverterCompare } from './InverterCompare.tsx';
import { KpiList } from './KpiList.tsx';
import { LossTable } from './LossTable.tsx';
import { ModelChecks } from './ModelChecks.tsx';
import type { PlantWords } from './PlantScreen.tsx';
import { StringHeat } from './StringHeat.tsx';
import { WeatherList } from './WeatherList.tsx';

interface Props {
  plant: Plant;
  moment: ConsoleMoment;
  goTo: (minute: number) => void;
  log: AlarmLog;
  words: PlantWords;
}

/** A plant's day: what it gave, what it should have given, and where the rest went. */
export function PlantDayView({ plant, moment, goTo, log, words }: Props) {
  const { day, minute, last, today } = moment;
  const until = last + 1;
  const given = useMemo(() => plantDay(plant, day, until), [plant, day, until]);
  const sums = useMemo(() => summarise(given), [given]);
  const events = useMemo(() => eventsAt(plant, log, given), [plant, log, given]);
  const fine = useFine();
  const figures = useMemo(() => kpis(plant, [sums], until / 60), [plant, sums, until]);
  const now = day * minutesPerDay + minute;
  const open = events.filter(
    ({ raised, cleared = Number.POSITIVE_INFINITY }) => raised <= now && cleared > now,
  );
  const isMissing = given.missing[minute] === 1;
  const power = isMissing ? 'no data' : `${formatNumber(given.acKw[minute] ?? 0)} kW`;
  const series = useMemo(() => {
    const known = (values: Float64Array) =>
      values.map((value, at) => (given.missing[at] ? Number.NaN : value));
    return [
      {
        name: 'Irradiance',
        values: known(given.irradiance),
        step: 1,
        look: 'sun',
        onRight: true,
      },
      { name: 'Expected', values: given.expectedKw, step: 1, look: 'dashed' },
      { name: 'Output', values: known(given.acKw), step: 1, look: 'area' },
    ] as const;
  }, [given]);
  const end = day < today ? 'of the day' : `until ${clockText(until - 1)}`;
  return (
    <>
      <Figures
        figures={[
          {
            label: 'Output',
            value: power,
            note: `of ${formatNumber(acKw(plant))} kW AC, at ${clockText(minute)}`,
          },
          { label: 'Energy', value: `${formatNumber(sums.energy)} kWh`, note: end },
          {
            label: 'Expected',
            value: `${formatNumber(sums.expected)} kWh`,
            note: `measured ${formatNumber(100 * figures.performanceIndex)} % of it`,
          },
          { label: 'Specific yield', value: formatNumber(figures.finalYield, 2), note: 'kWh/kWp' },
          {
            label: 'Performance ratio',
            value: figures.performanceRatio > 0 ? formatNumber(figures.performanceRatio, 3) : '–',
            note: end,
          },
          {
            label: 'Alarms',
            value: formatNumber(open.length),
            note: `open at ${clockText(minute)}`,
          },
        ]}
      />
      <div className="console-columns">
        <div>
          <Panel
            title="Output and irradiance"
            aside={
              <span className="flex flex-wrap gap-x-4 text-sm">
                <StateMark state={plantState(given, minute, open)} />
                <span className="figures">{`${clockText(minute)}  ${power}  ${formatNumber(given.irradiance[minute] ?? 0)} W/m²`}</span>
              </span>
            }
          >
            <Scrub minute={minute} last={until - 1} onMinute={goTo} reading={power}>
              <DayChart
                title={`Output of ${plant.name} over the day`}
                description={`${formatNumber(sums.energy)} kWh ${end}, ${formatNumber(sums.expected)} expected; the highest output was ${formatNumber(sums.peakKw)} kW.`}
                unit="kW"
                highest={acKw(plant)}
                rightUnit="W/m²"
                rightHighest={1200}
                series={series}
                until={until}
                fine={fine}
              />
            </Scrub>
            <p className="mt-1 flex flex-wrap gap-x-5 text-sm text-muted">
              <span className="before:mr-1.5 before:inline-block before:h-0.5 before:w-4 before:bg-accent before:align-middle">
                Output
              </span>
              <span className="before:mr-1.5 before:inline-block before:w-4 before:border-t-2 before:border-dashed before:border-edge before:align-middle">
                Expected, clean and without faults
              </span>
              <span className="before:mr-1.5 before:inline-block before:h-0.5 before:w-4 before:bg-caution before:align-middle">
                Irradiance on the modules
              </span>
            </p>
            <TableBehind
              caption={`${plant.name} by the hour`}
              columns={['Time', 'W/m²', 'Module °C', 'kW', 'Expected kW']}
              rows={Array.from({ length: 24 }, (_, hour) => hour * 60)
                .filter((at) => at < until && (given.expectedKw[at] ?? 0) > 0)
                .map((at) => [
                  clockText(at),
                  formatNumber(given.irradiance[at] ?? 0),
                  formatNumber(given.moduleC[at] ?? 0),
                  formatNumber(given.acKw[at] ?? 0, 1),
                  formatNumber(given.expectedKw[at] ?? 0, 1),
                ])}
            />
          </Panel>
          <Panel
            title="Strings"
            note={`Current of each string beside the median of its inverter, at ${clockText(minute)}.`}
          >
            <StringHeat given={given} minute={minute} moment={moment} />
          </Panel>
          <Panel
            title="Inverters compared"
            note="By specific yield; the mark is the mean of the plant."
          >
            <InverterCompare plant={plant} sums={sums} given={given} moment={moment} />
          </Panel>
          <Panel
            title="Key figures"
            note={`As IEC 61724-1 defines them, ${end}. Press one for its formula.`}
          >
            <KpiList figures={figures} words={words.kpis} />
          </Panel>
        </div>
        <div>
          <Panel
            title="Where the energy went"
            note={`From the light on the modules to the meter, ${end}.`}
          >
            <LossTable losses={sums.losses} words={words.losses} />
          </Panel>
          <Panel title="Weather" note={`At ${clockText(minute)}.`}>
            <WeatherList given={given} minute={minute} sums={sums} />
          </Panel>
          <Panel title="Events" note="Of the last two weeks.">
            <EventList events={events} moment={moment} />
          </Panel>
          <ModelChecks given={given} minute={minute} />
        </div>
      </div>
    </>
  );
}
