import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { consolePath } from '../../../../site/paths.ts';
import { acKw, fleet } from '../../model/plant/fleet.ts';
import { Panel } from '../frame/Panel.tsx';

/** What the twelve plants consist of. */
export function PlantSettings() {
  return (
    <Panel title="Plants" note="Sites, planes and equipment that the simulation computes with.">
      <table className="console-table">
        <caption className="sr-only">Settings of the plants</caption>
        <thead>
          <tr>
            <th scope="col" className="words">
              Plant
            </th>
            <th scope="col" className="max-md:hidden">
              Site
            </th>
            <th scope="col" className="max-lg:hidden">
              Height m
            </th>
            <th scope="col" className="max-sm:hidden">
              Tilt, azimuth
            </th>
            <th scope="col">kWp</th>
            <th scope="col">kW AC</th>
            <th scope="col" className="max-sm:hidden">
              Inverters × strings
            </th>
            <th scope="col" className="max-lg:hidden">
              Washed every
            </th>
          </tr>
        </thead>
        <tbody>
          {fleet.map((plant) => (
            <tr key={plant.id}>
              <th scope="row" className="font-medium">
                <a
                  href={consolePath(plant.id)}
                  className="underline decoration-line underline-offset-4 hover:text-accent"
                >
                  {plant.name}
                </a>
              </th>
              <td className="max-md:hidden">
                {`${plant.site.latitude.toFixed(2)}° N ${plant.site.longitude.toFixed(2)}° E`}
              </td>
              <td className="max-lg:hidden">{plant.site.height}</td>
              <td className="max-sm:hidden">{`${plant.plane.tilt}°, ${plant.plane.azimuth}°`}</td>
              <td>{formatNumber(plant.dcKwp)}</td>
              <td>{formatNumber(acKw(plant))}</td>
              <td className="max-sm:hidden">{`${plant.inverters} × ${plant.stringsEach}`}</td>
              <td className="max-lg:hidden">{`${plant.washEvery} days`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
