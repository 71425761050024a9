import { memo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import type { AlarmEvent } from '../../model/alarms/alarmTypes.ts';
import { clockText } from '../../model/calendar/indianTime.ts';
import type { DaySummary } from '../../model/kpi/summarise.ts';
import { otherCellTemperatures } from '../../model/module/cellTemperature.ts';
import type { PlantDay } from '../../model/plant/plantDayTypes.ts';
import { haurwitz } from '../../model/sun/clearSky.ts';
import { may } from '../frame/may.ts';
import { Panel } from '../frame/Panel.tsx';
import { Readings } from '../frame/Readings.tsx';
import { useKept } from '../frame/useKept.ts';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import { EventList } from './EventList.tsx';
import { LossTable } from './LossTable.tsx';

interface Props {
  given: PlantDay;
  sums: DaySummary;
  events: readonly AlarmEvent[];
  words: ConsoleWords['losses'];
  /** Of which the losses are. */
  period: string;
  moment: ConsoleMoment;
}

interface WeatherListProps {
  given: PlantDay;
  minute: number;
  sums: DaySummary;
}

const skies = {
  clear: 'Clear',
  broken: 'Broken clouds',
  overcast: 'Overcast',
  rain: 'Rain',
} as const;

/** What the plant's weather station shows. */
function WeatherList({ given, minute, sums }: WeatherListProps) {
  const { light, irradiance, moduleC } = given;
  const at = (series: Float64Array, digits = 0) => formatNumber(series[minute] ?? 0, digits);
  const rows = [
    ['Sky of the day', skies[sums.weather]],
    ['Irradiance on the modules', `${at(irradiance)} W/m²`],
    ['Horizontal irradiance', `${at(light.ghi)} W/m²`],
    ['Clear sky would give', `${at(light.clear)} W/m²`],
    ['Air', `${at(light.airC, 1)} °C`],
    ['Modules', `${at(moduleC, 1)} °C`],
    ['Wind', `${at(light.wind, 1)} m/s`],
    ['Rain of the day', `${formatNumber(sums.rainMm, 1)} mm`],
    ['Dust on the modules', `${formatNumber(100 * sums.soiling, 1)} %`],
    ['Sunrise and sunset', `${clockText(light.rise)} – ${clockText(light.set)}`],
  ] as const;
  return <Readings rows={rows} />;
}

/** For engineers: what other models say beside the ones in use. */
function ModelChecks({ given, minute }: { given: PlantDay; minute: number }) {
  const { kept } = useKept();
  if (!may(kept.role, 'seeChecks')) return null;
  const { light, moduleC } = given;
  const zenith = (Math.acos(light.height[minute] ?? 0) * 180) / Math.PI;
  const cells = otherCellTemperatures({
    irradiance: light.plane[minute] ?? 0,
    airC: light.airC[minute] ?? 0,
    wind: light.wind[minute] ?? 0,
  });
  const celsius = (value: number) => `${formatNumber(value, 1)} °C`;
  const rows = [
    ['Clear sky, Ineichen (in use)', `${formatNumber(light.clear[minute] ?? 0)} W/m²`],
    ['Clear sky, Haurwitz', `${formatNumber(light.height[minute] ? haurwitz(zenith) : 0)} W/m²`],
    ['Cell, Faiman (in use)', celsius(moduleC[minute] ?? 0)],
    ['Cell, NOCT of SAM', celsius(cells.noct)],
    ['Cell, SAPM glass–glass', celsius(cells.sapm)],
    ['Cell, PVsyst', celsius(cells.pvsyst)],
    ['Cell, Ross', celsius(cells.ross)],
  ] as const;
  return (
    <Panel title="Checks on the model" note={`Other models at ${clockText(minute)}.`}>
      <Readings rows={rows} />
    </Panel>
  );
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
