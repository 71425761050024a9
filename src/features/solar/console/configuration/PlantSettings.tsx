import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { consolePath } from '../../../../site/paths.ts';
import { acKw, fleet, type Plant } from '../../model/plant/fleet.ts';
import { type Column, ConsoleTable } from '../frame/ConsoleTable.tsx';
import { Panel } from '../frame/Panel.tsx';

const columns: readonly Column<Plant>[] = [
  {
    head: 'Plant',
    cell: ({ id, name }) => (
      <a
        href={consolePath(id)}
        className="underline decoration-line underline-offset-4 hover:text-accent"
      >
        {name}
      </a>
    ),
  },
  {
    head: 'Site',
    className: 'max-md:hidden',
    cell: ({ site }) => `${site.latitude.toFixed(2)}° N ${site.longitude.toFixed(2)}° E`,
  },
  { head: 'Height m', className: 'max-lg:hidden', cell: ({ site }) => site.height },
  {
    head: 'Tilt, azimuth',
    className: 'max-sm:hidden',
    cell: ({ plane }) => `${plane.tilt}°, ${plane.azimuth}°`,
  },
  { head: 'kWp', cell: ({ dcKwp }) => formatNumber(dcKwp) },
  { head: 'kW AC', cell: (plant) => formatNumber(acKw(plant)) },
  {
    head: 'Inverters × strings',
    className: 'max-sm:hidden',
    cell: ({ inverters, stringsEach }) => `${inverters} × ${stringsEach}`,
  },
  {
    head: 'Washed every',
    className: 'max-lg:hidden',
    cell: ({ washEvery }) => `${washEvery} days`,
  },
];

/** What the twelve plants consist of. */
export function PlantSettings() {
  return (
    <Panel title="Plants" note="Sites, planes and equipment that the simulation computes with.">
      <ConsoleTable
        caption="Settings of the plants"
        naming="font-medium"
        columns={columns}
        rows={fleet}
        keyOf={({ id }) => id}
      />
    </Panel>
  );
}
