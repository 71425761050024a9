import { consolePath } from '../../../../site/paths.ts';
import type { AlarmLog } from '../../model/alarms/alarmLog.ts';
import { dateOf } from '../../model/calendar/indianTime.ts';
import { plantOf } from '../../model/plant/fleet.ts';
import { ConsoleFrame } from '../frame/ConsoleFrame.tsx';
import { type ConsoleMoment, momentQuery, useMoment } from '../frame/useMoment.ts';
import type { MonthDay } from './monthDays.ts';
import { PlantDayView, type PlantWords } from './PlantDayView.tsx';
import { PlantMonthView } from './PlantMonthView.tsx';
import { PlantYearView } from './PlantYearView.tsx';

export const ranges = ['day', 'month', 'year'] as const;
type Range = (typeof ranges)[number];

interface Props {
  words: PlantWords;
  moment: ConsoleMoment;
  plantId: string;
  range: Range;
  /** Alarms before the day. */
  log: AlarmLog;
  /** Of the month, where that is shown. */
  monthDays: readonly MonthDay[];
}

const labels: Readonly<Record<Range, string>> = { day: 'Day', month: 'Month', year: 'Year' };

/** One plant over a day, a month or a year. */
export function PlantScreen({ words, moment: given, plantId, range, log, monthDays }: Props) {
  const { moment, goTo } = useMoment(given);
  const plant = plantOf(plantId);
  if (!plant) return null;
  const query = momentQuery(moment);
  return (
    <ConsoleFrame
      words={words}
      screen={plantId}
      title={plant.name}
      trail={[{ label: 'Fleet', href: consolePath('', query) }]}
      moment={moment}
    >
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <nav aria-label="Period" className="flex gap-1">
          {ranges.map((one) => (
            <a
              key={one}
              href={consolePath(plantId, { ...(one !== 'day' && { range: one }), ...query })}
              aria-current={one === range ? 'page' : undefined}
              className="console-button aria-[current]:border-accent aria-[current]:text-accent"
            >
              {labels[one]}
            </a>
          ))}
        </nav>
        <p className="flex flex-wrap gap-2 text-sm">
          <a
            href={consolePath(`${plantId}/${dateOf(moment.day)}.csv`)}
            download
            className="console-button"
          >
            Day as CSV
          </a>
          <a
            href={consolePath('reports', { plant: plantId, month: dateOf(moment.day).slice(0, 7) })}
            className="console-button"
          >
            Report of the month
          </a>
        </p>
      </div>
      {range === 'day' && (
        <PlantDayView plant={plant} moment={moment} goTo={goTo} log={log} words={words} />
      )}
      {range === 'month' && (
        <PlantMonthView plant={plant} moment={moment} days={monthDays} losses={words.losses} />
      )}
      {range === 'year' && <PlantYearView plant={plant} moment={moment} />}
    </ConsoleFrame>
  );
}
