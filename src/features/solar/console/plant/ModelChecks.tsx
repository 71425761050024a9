import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { clockText } from '../../model/calendar/indianClock.ts';
import { otherCellTemperatures } from '../../model/module/otherCellTemperatures.ts';
import type { PlantDay } from '../../model/plant/plantDayTypes.ts';
import { haurwitz } from '../../model/sun/haurwitz.ts';
import { may } from '../frame/may.ts';
import { Panel } from '../frame/Panel.tsx';
import { useKept } from '../frame/useKept.ts';

/** For engineers: what other models say beside the ones in use. */
export function ModelChecks({ given, minute }: { given: PlantDay; minute: number }) {
  const { kept } = useKept();
  if (!may(kept.role, 'seeChecks')) return null;
  const { light, moduleC } = given;
  const zenith = (Math.acos(light.height[minute] ?? 0) * 180) / Math.PI;
  const cells = otherCellTemperatures({
    irradiance: light.plane[minute] ?? 0,
    airC: light.airC[minute] ?? 0,
    wind: light.wind[minute] ?? 0,
  });
  const celsius = (value: number) => `${formatNumber(value, 1)} °C`;
  const rows = [
    ['Clear sky, Ineichen (in use)', `${formatNumber(light.clear[minute] ?? 0)} W/m²`],
    ['Clear sky, Haurwitz', `${formatNumber(light.height[minute] ? haurwitz(zenith) : 0)} W/m²`],
    ['Cell, Faiman (in use)', celsius(moduleC[minute] ?? 0)],
    ['Cell, NOCT of SAM', celsius(cells.noct)],
    ['Cell, SAPM glass–glass', celsius(cells.sapm)],
    ['Cell, PVsyst', celsius(cells.pvsyst)],
    ['Cell, Ross', celsius(cells.ross)],
  ] as const;
  return (
    <Panel title="Checks on the model" note={`Other models at ${clockText(minute)}.`}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 text-sm">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="col-span-2 grid grid-cols-subgrid border-b border-line py-1.5"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="figures text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
