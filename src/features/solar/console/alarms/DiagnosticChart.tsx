import { useMemo } from 'react';
import { longDate } from '../../../../site/formats.ts';
import type { AlarmEvent } from '../../model/alarms/alarmTypes.ts';
import { dateOf } from '../../model/calendar/indianTime.ts';
import { minutesPerDay } from '../../model/calendar/minuteSeries.ts';
import { acKw, plantOf } from '../../model/plant/fleet.ts';
import { plantDay } from '../../model/plant/plantDay.ts';
import { DayChart } from '../charts/DayChart.tsx';
import { useFine } from '../charts/Scrub.tsx';
import { deviceName } from './alarmWords.ts';

interface Props {
  event: AlarmEvent;
  /** Minutes like those of the event. */
  now: number;
}

/** The readings of the day an alarm was raised, beside the expected or the neighbours'. */
export function DiagnosticChart({ event, now }: Props) {
  const fine = useFine();
  const { plantId, device, raised } = event;
  const day = Math.floor(raised / minutesPerDay);
  const until = Math.min(minutesPerDay, now - day * minutesPerDay + 1);
  const drawn = useMemo(() => {
    const plant = plantOf(plantId);
    if (!plant) return undefined;
    const given = plantDay(plant, day, until);
    const [, number] = /^inv-(\d+)/.exec(device) ?? [];
    const own = number ? given.inverters[Number(number) - 1]?.acKw : given.acKw;
    const others = number
      ? given.acKw.map((kw, at) => (kw - (own?.[at] ?? 0)) / Math.max(1, plant.inverters - 1))
      : given.expectedKw;
    return {
      highest: number ? plant.inverterKw : acKw(plant),
      second: number ? 'Mean of the other inverters' : 'Expected',
      series: [
        { name: 'Others', values: others, step: 1, look: 'dashed' },
        { name: 'Own', values: own ?? [], step: 1, look: 'area' },
      ] as const,
    };
  }, [plantId, device, day, until]);
  if (!drawn) return null;
  return (
    <figure>
      <DayChart
        title={`Output of ${deviceName(device)} on the day of the alarm`}
        description={`The dashed line is: ${drawn.second.toLowerCase()}.`}
        highest={drawn.highest}
        series={drawn.series}
        until={until}
        fine={fine}
      />
      <figcaption className="text-sm text-muted">
        {`${longDate(dateOf(day))}. Dashed: ${drawn.second.toLowerCase()}.`}
      </figcaption>
    </figure>
  );
}
