import { useDeferredValue, useMemo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { consolePath } from '../../../../site/paths.ts';
import { type AlarmLog, eventsAt } from '../../model/alarms/alarmLog.ts';
import { clockText } from '../../model/calendar/indianTime.ts';
import { inverterId, inverterName, plantOf } from '../../model/plant/fleet.ts';
import { plantDay } from '../../model/plant/plantDay.ts';
import { inverterReading } from '../../model/view/inverterReading.ts';
import { DayChart } from '../charts/DayChart.tsx';
import { Scrub, useFine } from '../charts/Scrub.tsx';
import { TableBehind } from '../charts/TableBehind.tsx';
import { ConsoleFrame, type FrameWords } from '../frame/ConsoleFrame.tsx';
import { Panel } from '../frame/Panel.tsx';
import { Readings } from '../frame/Readings.tsx';
import { type ConsoleMoment, momentQuery, useMoment } from '../frame/useMoment.ts';
import { DeviceHistory } from './DeviceHistory.tsx';
import type { DeviceDay } from './deviceDays.ts';
import { EventList } from './EventList.tsx';

interface Props {
  words: FrameWords;
  moment: ConsoleMoment;
  plantId: string;
  /** Counted from 0. */
  inverter: number;
  log: AlarmLog;
  history: readonly DeviceDay[];
}

/** One inverter: its readings, its day beside its neighbours, its two weeks, its events. */
export function DeviceScreen(props: Props) {
  const { words, plantId, inverter, log, history } = props;
  const { moment, goTo } = useMoment(props.moment);
  const { day, minute, last } = moment;
  const plant = plantOf(plantId);
  const given = useMemo(() => plant && plantDay(plant, day, last + 1), [plant, day, last]);
  const events = useMemo(
    () =>
      plant && given
        ? eventsAt(plant, log, given).filter((event) =>
            event.device.startsWith(inverterId(inverter)),
          )
        : [],
    [plant, given, log, inverter],
  );
  const settled = useDeferredValue(moment);
  const fine = useFine();
  const series = useMemo(() => {
    const own = given?.inverters[inverter];
    if (!given || !own) return [];
    const others = given.acKw.map(
      (kw, at) => (kw - (own.acKw[at] ?? 0)) / Math.max(1, given.inverters.length - 1),
    );
    return [
      { name: 'Mean of the others', values: others, step: 1, look: 'dashed' },
      { name: 'Output', values: own.acKw, step: 1, look: 'area' },
    ] as const;
  }, [given, inverter]);
  if (!plant || !given) return null;
  const device = inverterId(inverter);
  const reading = inverterReading(given, inverter, minute);
  const query = momentQuery(moment);
  return (
    <ConsoleFrame
      words={words}
      screen={plantId}
      title={inverterName(inverter)}
      trail={[
        { label: 'Fleet', href: consolePath('', query) },
        { label: plant.name, href: consolePath(plantId, query) },
      ]}
      moment={moment}
    >
      <div className="console-columns">
        <div>
          <Panel
            title="Output beside its neighbours"
            note="The dashed line is the mean of the plant's other inverters."
          >
            <Scrub
              minute={minute}
              last={last}
              onMinute={goTo}
              reading={`${formatNumber(reading.acKw, 1)} kW`}
            >
              <DayChart
                title={`Output of ${inverterName(inverter)} over the day`}
                description={`${formatNumber(reading.acKw, 1)} kW at ${clockText(minute)}.`}
                highest={plant.inverterKw}
                series={series}
                until={last + 1}
                fine={fine}
              />
            </Scrub>
            <TableBehind
              caption={`${inverterName(inverter)} by the hour`}
              columns={['Time', 'kW', 'Mean of the others, kW']}
              rows={Array.from({ length: 24 }, (_, hour) => hour * 60)
                .filter((at) => at <= last && (given.expectedKw[at] ?? 0) > 0)
                .map((at) => [
                  clockText(at),
                  ...[series[1], series[0]].map((one) => formatNumber(one?.values[at] ?? 0, 1)),
                ])}
            />
          </Panel>
          <DeviceHistory plant={plant} device={device} history={history} />
        </div>
        <div>
          <Panel title="Readings" note={`At ${clockText(minute)}. ${reading.state}.`}>
            <Readings rows={reading.rows} />
          </Panel>
          <Panel title="Events" note="Of the last two weeks.">
            <EventList events={events} moment={settled} />
          </Panel>
        </div>
      </div>
    </ConsoleFrame>
  );
}
