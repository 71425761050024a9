import { memo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { consolePath } from '../../../../site/paths.ts';
import { dateOf } from '../../model/calendar/indianTime.ts';
import { inverterKwp, type Plant } from '../../model/plant/fleet.ts';
import { ConsoleTable } from '../frame/ConsoleTable.tsx';
import { Panel } from '../frame/Panel.tsx';
import { besideMean } from './besideMean.tsx';
import type { DeviceDay } from './deviceDays.ts';

interface Props {
  plant: Plant;
  /** Its part of the address. */
  device: string;
  history: readonly DeviceDay[];
}

/** An inverter's last two weeks beside the mean of its plant. */
export const DeviceHistory = memo(function DeviceHistory({ plant, device, history }: Props) {
  const highest = Math.max(0.1, ...history.flatMap((one) => [one.own, one.mean])) * 1.05;
  return (
    <Panel
      title="Last two weeks"
      note={`Specific yield in kWh/kWp of ${formatNumber(inverterKwp(plant), 1)} kWp; the mark is the mean of the plant.`}
    >
      <ConsoleTable
        caption="Specific yield by day"
        naming="figures font-normal"
        columns={[
          {
            head: 'Day',
            cell: ({ day }) => (
              <a
                href={consolePath(`${plant.id}/${device}`, { at: `${dateOf(day)}T12:00` })}
                rel="nofollow"
                className="underline decoration-line underline-offset-4 hover:text-accent"
              >
                {dateOf(day)}
              </a>
            ),
          },
          ...besideMean(highest, 'w-1/2'),
        ]}
        rows={history}
        keyOf={({ day }) => day}
      />
    </Panel>
  );
});
