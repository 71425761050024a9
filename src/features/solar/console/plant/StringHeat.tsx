import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { consolePath } from '../../../../site/paths.ts';
import { inverterId, inverterName } from '../../model/plant/fleet.ts';
import type { PlantDay } from '../../model/plant/plantDayTypes.ts';
import { stringShares } from '../../model/plant/strings.ts';
import { type ConsoleMoment, momentQuery } from '../frame/useMoment.ts';

interface Props {
  given: PlantDay;
  minute: number;
  moment: ConsoleMoment;
}

/** From 0, below the alarm's limit, to 5. */
const levelOf = (share: number) =>
  [0.85, 0.95, 0.985, 0.997, 1.001].filter((limit) => share >= limit).length;

/** A heat map that is a table: the figure stands in the coloured cell. */
export function StringHeat({ given, minute, moment }: Props) {
  const { plant, inverters } = given;
  const strings = Array.from({ length: plant.stringsEach }, (_, index) => index + 1);
  return (
    <div className="overflow-x-auto">
      <table className="console-table console-heat">
        <caption className="sr-only">String currents in per cent of the inverter's median</caption>
        <thead>
          <tr>
            <th scope="col" className="words">
              Inverter
            </th>
            {strings.map((string) => (
              <th key={string} scope="col" className="text-center!">
                {string}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inverters.map((_, index) => {
            const shares = stringShares(given, index, minute);
            return (
              <tr key={inverterId(index)}>
                <th scope="row" className="font-medium">
                  <a
                    href={consolePath(`${plant.id}/${inverterId(index)}`, momentQuery(moment))}
                    className="whitespace-nowrap hover:text-accent hover:underline"
                  >
                    {inverterName(index)}
                  </a>
                </th>
                {strings.map((string) => {
                  const share = shares?.[string - 1];
                  return share === undefined ? (
                    <td key={string}>–</td>
                  ) : (
                    <td key={string} data-level={levelOf(share)}>
                      {formatNumber(100 * share)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
