import { useState } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { calendarDay } from '../../model/calendar/dayNumber.ts';
import { fleet, plantOf } from '../../model/plant/fleet.ts';
import { Panel } from '../frame/Panel.tsx';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import { Working } from '../frame/Working.tsx';
import { useYears, type YearsQuestion } from '../worker/useYears.ts';

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
          <table className="console-table">
            <caption className="sr-only">{`The plants in ${question.years[0]}`}</caption>
            <thead>
              <tr>
                <th scope="col" className="words">
                  Plant
                </th>
                <th scope="col">MWh</th>
                <th scope="col">kWh/kWp</th>
                <th scope="col">PR</th>
                <th scope="col" className="max-sm:hidden">
                  PR25
                </th>
                <th scope="col" className="max-md:hidden">
                  CUF, AC %
                </th>
                <th scope="col" className="max-md:hidden">
                  Available %
                </th>
              </tr>
            </thead>
            <tbody>
              {figures.map(({ plantId, total }) => (
                <tr key={plantId}>
                  <th scope="row" className="font-normal">
                    {plantOf(plantId)?.name}
                  </th>
                  <td>{formatNumber(total.energy / 1000, 1)}</td>
                  <td>{formatNumber(total.finalYield)}</td>
                  <td>{formatNumber(total.performanceRatio, 3)}</td>
                  <td className="max-sm:hidden">{formatNumber(total.correctedRatio, 3)}</td>
                  <td className="max-md:hidden">{formatNumber(100 * total.acCapacityFactor, 1)}</td>
                  <td className="max-md:hidden">{formatNumber(100 * total.availability, 2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
