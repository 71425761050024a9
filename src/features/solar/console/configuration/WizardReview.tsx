import { useState } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { rupees } from '../../../../site/formats.ts';
import { calendarDay } from '../../model/calendar/indianTime.ts';
import { inverterName } from '../../model/plant/fleet.ts';
import { ConsoleTable } from '../frame/ConsoleTable.tsx';
import { Figures } from '../frame/Figures.tsx';
import { Readings } from '../frame/Readings.tsx';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import { Working } from '../frame/Working.tsx';
import { useYears } from '../worker/useYears.ts';
import { draftFields, draftKeys, draftPlant, type PlantDraft } from './plantDraft.ts';

/** What was entered, and what the model expects of such a plant in the last full year. */
export function WizardReview({ draft, moment }: { draft: PlantDraft; moment: ConsoleMoment }) {
  const year = calendarDay(moment.today).year - 1;
  const [question] = useState(() => ({
    plants: [draftPlant(draft)],
    years: [year],
    now: { day: moment.today, minute: moment.last },
  }));
  const { figures, progress, milliseconds } = useYears(question);
  const total = figures[0]?.total;
  return (
    <div className="mt-3">
      <Working progress={progress} milliseconds={milliseconds} what={`${year} of this plant`} />
      {total && (
        <Figures
          figures={[
            { label: `Energy in ${year}`, value: `${formatNumber(total.energy / 1000, 1)} MWh` },
            { label: 'Final yield', value: formatNumber(total.finalYield), note: 'kWh/kWp' },
            { label: 'Performance ratio', value: formatNumber(total.performanceRatio, 3) },
            {
              label: 'Capacity factor',
              value: `${formatNumber(100 * total.acCapacityFactor, 1)} %`,
              note: 'of the AC rating',
            },
            {
              label: 'Earnings',
              value: rupees(total.energy * draft.tariff),
              note: 'at the tariff entered',
            },
          ]}
        />
      )}
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        <Readings
          rows={draftKeys.map((key) => [
            draftFields[key].label,
            `${draft[key]} ${draftFields[key].unit}`,
          ])}
        />
        <div>
          <ConsoleTable
            caption="Equipment list"
            columns={[
              { head: 'Device', cell: inverterName },
              { head: 'kW', cell: () => draft.inverterKw },
              { head: 'Strings', cell: () => draft.stringsEach },
              { head: 'Modbus', cell: (index) => draft.firstAddress + index },
            ]}
            rows={Array.from({ length: draft.inverters }, (_, index) => index)}
            keyOf={inverterName}
          />
        </div>
      </div>
    </div>
  );
}
