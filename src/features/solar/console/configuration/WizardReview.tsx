import { useState } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { rupees } from '../../../../site/formats.ts';
import { calendarDay } from '../../model/calendar/dayNumber.ts';
import { inverterName } from '../../model/plant/fleet.ts';
import { Figures } from '../frame/Figures.tsx';
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
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 text-sm">
          {draftKeys.map((key) => (
            <div
              key={key}
              className="col-span-2 grid grid-cols-subgrid border-b border-line py-1.5"
            >
              <dt className="text-muted">{draftFields[key].label}</dt>
              <dd className="figures text-right">{`${draft[key]} ${draftFields[key].unit}`}</dd>
            </div>
          ))}
        </dl>
        <table className="console-table self-start">
          <caption className="sr-only">Equipment list</caption>
          <thead>
            <tr>
              <th scope="col" className="words">
                Device
              </th>
              <th scope="col">kW</th>
              <th scope="col">Strings</th>
              <th scope="col">Modbus</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: draft.inverters }, (_, index) => (
              <tr key={inverterName(index)}>
                <th scope="row" className="font-normal">
                  {inverterName(index)}
                </th>
                <td>{draft.inverterKw}</td>
                <td>{draft.stringsEach}</td>
                <td>{draft.firstAddress + index}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
