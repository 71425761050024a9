import { useState } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { calendarDay } from '../../model/calendar/indianTime.ts';
import type { Plant } from '../../model/plant/fleet.ts';
import { PairedBars } from '../charts/PairedBars.tsx';
import { ConsoleTable } from '../frame/ConsoleTable.tsx';
import { Panel } from '../frame/Panel.tsx';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import { Working } from '../frame/Working.tsx';
import { useYears } from '../worker/useYears.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A year by the month, beside the year before. It is computed in the browser. */
export function PlantYearView({ plant, moment }: { plant: Plant; moment: ConsoleMoment }) {
  const { year } = calendarDay(moment.day);
  const [question] = useState(() => ({
    plants: [plant],
    years: [year, year - 1],
    now: { day: moment.today, minute: moment.last },
  }));
  const { figures, progress, milliseconds } = useYears(question);
  const of = (wanted: number) => figures.find((one) => one.year === wanted);
  const [own, before] = [of(year), of(year - 1)];
  const rows = months.map((label, index) => ({
    label,
    value: own?.months[index]?.energy ?? 0,
    expected: own?.months[index]?.expected ?? 0,
    other: before?.months[index]?.energy ?? 0,
  }));
  const cell = (value: number) => (value > 0 ? formatNumber(value) : '–');
  return (
    <div className="mt-4 grid gap-4">
      <Panel title={`Energy by month, ${year} and ${year - 1}`}>
        <Working
          progress={progress}
          milliseconds={milliseconds}
          what="two years, minute by minute"
        />
        <PairedBars
          title={`Energy of ${plant.name} by month`}
          first={String(year)}
          second={String(year - 1)}
          bars={rows}
        />
        <div className="mt-3">
          <ConsoleTable
            caption={`${plant.name} by month`}
            columns={[
              { head: 'Month', cell: ({ label }) => label },
              { head: `${year}, kWh`, cell: ({ value }) => cell(value) },
              {
                head: 'Expected',
                className: 'max-sm:hidden',
                cell: ({ expected }) => cell(expected),
              },
              { head: `${year - 1}, kWh`, cell: ({ other }) => cell(other) },
              {
                head: 'Change',
                cell: ({ value, other }) =>
                  value > 0 && other > 0 ? `${formatNumber(100 * (value / other - 1), 1)} %` : '–',
              },
            ]}
            rows={rows}
            keyOf={({ label }) => label}
          />
        </div>
      </Panel>
    </div>
  );
}
