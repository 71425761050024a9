import { useState } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { calendarDay } from '../../model/calendar/indianTime.ts';
import { fleet, plantOf } from '../../model/plant/fleet.ts';
import type { YearFigures } from '../../model/report/yearFigures.ts';
import { type Column, ConsoleTable } from '../frame/ConsoleTable.tsx';
import { Panel } from '../frame/Panel.tsx';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import { Working } from '../frame/Working.tsx';
import { useYears, type YearsQuestion } from '../worker/useYears.ts';

const columns: readonly Column<YearFigures>[] = [
  { head: 'Plant', cell: ({ plantId }) => plantOf(plantId)?.name },
  { head: 'MWh', cell: ({ total }) => formatNumber(total.energy / 1000, 1) },
  { head: 'kWh/kWp', cell: ({ total }) => formatNumber(total.finalYield) },
  { head: 'PR', cell: ({ total }) => formatNumber(total.performanceRatio, 3) },
  {
    head: 'PR25',
    className: 'max-sm:hidden',
    cell: ({ total }) => formatNumber(total.correctedRatio, 3),
  },
  {
    head: 'CUF, AC %',
    className: 'max-md:hidden',
    cell: ({ total }) => formatNumber(100 * total.acCapacityFactor, 1),
  },
  {
    head: 'Available %',
    className: 'max-md:hidden',
    cell: ({ total }) => formatNumber(100 * total.availability, 2),
  },
];

/** A year of the whole fleet, which the browser computes beside the page. */
export function FleetYear({ moment }: { moment: ConsoleMoment }) {
  const [question, setQuestion] = useState<YearsQuestion>();
  const { figures, progress, milliseconds } = useYears(question);
  const last = calendarDay(moment.today).year;
  const years = Array.from({ length: last - 2023 }, (_, index) => last - index);
  const now = { day: moment.today, minute: moment.last };
  return (
    <Panel
      title="Year of the fleet"
      note="Twelve plants, minute by minute, computed by your browser."
    >
      <p className="flex flex-wrap gap-2 text-sm noscript:hidden print:hidden">
        {years.map((year) => (
          <button
            key={year}
            type="button"
            className="console-button"
            aria-pressed={question?.years[0] === year}
            onClick={() => setQuestion({ plants: fleet, years: [year], now })}
          >
            {year}
          </button>
        ))}
      </p>
      {question && (
        <div className="mt-3">
          <Working
            progress={progress}
            milliseconds={milliseconds}
            what={`${question.years[0]} of the fleet`}
          />
          <ConsoleTable
            caption={`The plants in ${question.years[0]}`}
            columns={columns}
            rows={figures}
            keyOf={({ plantId }) => plantId}
          />
        </div>
      )}
    </Panel>
  );
}
