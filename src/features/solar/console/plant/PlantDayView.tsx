import { useDeferredValue, useMemo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import { type AlarmLog, eventsAt } from '../../model/alarms/alarmLog.ts';
import { clockText } from '../../model/calendar/indianTime.ts';
import { minutesPerDay } from '../../model/calendar/minuteSeries.ts';
import { kpis } from '../../model/kpi/kpis.ts';
import { summarise } from '../../model/kpi/summarise.ts';
import { acKw, type Plant } from '../../model/plant/fleet.ts';
import { plantDay } from '../../model/plant/plantDay.ts';
import { plantState } from '../../model/view/plantState.ts';
import { ratioText } from '../frame/consoleTexts.ts';
import { Figures } from '../frame/Figures.tsx';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import { PlantDayChart } from './PlantDayChart.tsx';
import { PlantDevices } from './PlantDevices.tsx';
import { PlantLosses } from './PlantLosses.tsx';

export type PlantWords = Pick<
  ConsoleWords,
  'name' | 'simulation' | 'simulationText' | 'night' | 'roles' | 'kpis' | 'losses'
>;

interface Props {
  plant: Plant;
  moment: ConsoleMoment;
  goTo: (minute: number) => void;
  log: AlarmLog;
  words: PlantWords;
}

/**
 * A plant's day: what it gave, what it should have given, and where the rest went. While someone
 * scrubs, the tables follow when there is time.
 */
export function PlantDayView({ plant, moment, goTo, log, words }: Props) {
  const { day, minute, last, today } = moment;
  const until = last + 1;
  const given = useMemo(() => plantDay(plant, day, until), [plant, day, until]);
  const sums = useMemo(() => summarise(given), [given]);
  const events = useMemo(() => eventsAt(plant, log, given), [plant, log, given]);
  const figures = useMemo(() => kpis(plant, [sums], until / 60), [plant, sums, until]);
  const settled = useDeferredValue(moment);
  const now = day * minutesPerDay + minute;
  const open = events.filter(
    ({ raised, cleared = Number.POSITIVE_INFINITY }) => raised <= now && cleared > now,
  );
  const isMissing = given.missing[minute] === 1;
  const power = isMissing ? 'no data' : `${formatNumber(given.acKw[minute] ?? 0)} kW`;
  const period = day < today ? 'of the day' : `until ${clockText(until - 1)}`;
  const at = clockText(minute);
  return (
    <>
      <Figures
        figures={[
          {
            label: 'Output',
            value: power,
            note: `of ${formatNumber(acKw(plant))} kW AC, at ${at}`,
          },
          { label: 'Energy', value: `${formatNumber(sums.energy)} kWh`, note: period },
          {
            label: 'Expected',
            value: `${formatNumber(sums.expected)} kWh`,
            note: `measured ${formatNumber(100 * (figures.performanceIndex || 0))} % of it`,
          },
          { label: 'Specific yield', value: formatNumber(figures.finalYield, 2), note: 'kWh/kWp' },
          {
            label: 'Performance ratio',
            value: ratioText(figures.performanceRatio),
            note: period,
          },
          { label: 'Alarms', value: formatNumber(open.length), note: `open at ${at}` },
        ]}
      />
      <div className="console-columns">
        <div>
          <PlantDayChart
            given={given}
            sums={sums}
            minute={minute}
            state={plantState(given, minute, open)}
            goTo={goTo}
          />
          <PlantDevices
            given={given}
            sums={sums}
            figures={figures}
            words={words.kpis}
            period={period}
            moment={settled}
          />
        </div>
        <div>
          <PlantLosses
            given={given}
            sums={sums}
            events={events}
            words={words.losses}
            period={period}
            moment={settled}
          />
        </div>
      </div>
    </>
  );
}
