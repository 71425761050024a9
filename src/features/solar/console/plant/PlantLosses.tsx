import { memo } from 'react';
import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import type { AlarmEvent } from '../../model/alarms/alarmTypes.ts';
import { clockText } from '../../model/calendar/indianClock.ts';
import type { DaySummary } from '../../model/kpi/summarise.ts';
import type { PlantDay } from '../../model/plant/plantDayTypes.ts';
import { Panel } from '../frame/Panel.tsx';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import { EventList } from './EventList.tsx';
import { LossTable } from './LossTable.tsx';
import { ModelChecks } from './ModelChecks.tsx';
import { WeatherList } from './WeatherList.tsx';

interface Props {
  given: PlantDay;
  sums: DaySummary;
  events: readonly AlarmEvent[];
  words: ConsoleWords['losses'];
  /** Of which the losses are. */
  period: string;
  moment: ConsoleMoment;
}

/** Why a plant's day was as it was: losses, weather, events. */
export const PlantLosses = memo(function PlantLosses(props: Props) {
  const { given, sums, events, words, period, moment } = props;
  return (
    <>
      <Panel
        title="Where the energy went"
        note={`From the light on the modules to the meter, ${period}.`}
      >
        <LossTable losses={sums.losses} words={words} />
      </Panel>
      <Panel title="Weather" note={`At ${clockText(moment.minute)}.`}>
        <WeatherList given={given} minute={moment.minute} sums={sums} />
      </Panel>
      <Panel title="Events" note="Of the last two weeks.">
        <EventList events={events} moment={moment} />
      </Panel>
      <ModelChecks given={given} minute={moment.minute} />
    </>
  );
});
