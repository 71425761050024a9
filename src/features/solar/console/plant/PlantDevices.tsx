import { memo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import { consolePath } from '../../../../site/paths.ts';
import { clockText } from '../../model/calendar/indianTime.ts';
import type { Kpis } from '../../model/kpi/kpis.ts';
import type { DaySummary } from '../../model/kpi/summarise.ts';
import { inverterId, inverterKwp, inverterName, type Plant } from '../../model/plant/fleet.ts';
import type { PlantDay } from '../../model/plant/plantDayTypes.ts';
import { ConsoleTable } from '../frame/ConsoleTable.tsx';
import { Panel } from '../frame/Panel.tsx';
import { type ConsoleMoment, momentQuery } from '../frame/useMoment.ts';
import { besideMean } from './besideMean.tsx';
import { StringHeat } from './StringHeat.tsx';

interface InverterCompareProps {
  plant: Plant;
  sums: DaySummary;
  given: PlantDay;
  moment: ConsoleMoment;
}

/** Inverters side by side in the unit that makes them comparable, kWh/kWp. */
function InverterCompare({ plant, sums, given, moment }: InverterCompareProps) {
  const yields = sums.inverterEnergy.map((energy) => energy / inverterKwp(plant));
  const mean = yields.reduce((sum, value) => sum + value, 0) / yields.length;
  return (
    <ConsoleTable
      caption="Inverters by specific yield of the day"
      naming="font-medium"
      columns={[
        {
          head: 'Inverter',
          cell: ({ index }) => (
            <a
              href={consolePath(`${plant.id}/${inverterId(index)}`, momentQuery(moment))}
              className="underline decoration-line underline-offset-4 hover:text-accent"
            >
              {inverterName(index)}
            </a>
          ),
        },
        {
          head: 'kW',
          className: 'max-sm:hidden',
          cell: ({ index }) => formatNumber(given.inverters[index]?.acKw[moment.minute] ?? 0, 1),
        },
        {
          head: 'kWh',
          className: 'max-sm:hidden',
          cell: ({ index }) => formatNumber(sums.inverterEnergy[index] ?? 0),
        },
        ...besideMean(Math.max(0.1, ...yields) * 1.08, 'w-[36%]'),
      ]}
      rows={yields.map((own, index) => ({ index, own, mean }))}
      keyOf={({ index }) => index}
    />
  );
}

interface Props {
  given: PlantDay;
  sums: DaySummary;
  figures: Kpis;
  words: ConsoleWords['kpis'];
  /** Of which the figures are. */
  period: string;
  moment: ConsoleMoment;
}

interface KpiListProps {
  figures: Kpis;
  words: ConsoleWords['kpis'];
}

/** Shares are shown in per cent, ratios with three digits, yields with two. */
function valueText(value: number, unit: string): string {
  if (!Number.isFinite(value)) return '–';
  if (unit === '%') return `${formatNumber(100 * value, 1)} %`;
  return unit === '' ? formatNumber(value, 3) : `${formatNumber(value, 2)} ${unit}`;
}

/** The key figures, each with its formula on demand. */
const KpiList = memo(function KpiList({ figures, words }: KpiListProps) {
  return (
    <div className="columns-1 gap-x-8 text-sm lg:columns-2">
      {words.map(({ id, name, symbol, unit, formula, text }) => (
        <details key={id} className="break-inside-avoid border-b border-line">
          <summary className="flex min-h-9 items-center gap-3 hover:text-accent">
            <span>{name}</span>
            <span className="text-muted">{symbol}</span>
            <span className="figures ml-auto">{valueText(figures[id], unit)}</span>
          </summary>
          <p className="figures pb-1">{formula}</p>
          <p className="pb-2 text-muted">{text}</p>
        </details>
      ))}
    </div>
  );
});

/** Strings, inverters and key figures of a plant's day. */
export const PlantDevices = memo(function PlantDevices(props: Props) {
  const { given, sums, figures, words, period, moment } = props;
  return (
    <>
      <Panel
        title="Strings"
        note={`Current of each string beside the median of its inverter, at ${clockText(moment.minute)}.`}
      >
        <StringHeat given={given} minute={moment.minute} moment={moment} />
      </Panel>
      <Panel
        title="Inverters compared"
        note="By specific yield; the mark is the mean of the plant."
      >
        <InverterCompare plant={given.plant} sums={sums} given={given} moment={moment} />
      </Panel>
      <Panel
        title="Key figures"
        note={`As IEC 61724-1 defines them, ${period}. Press one for its formula.`}
      >
        <KpiList figures={figures} words={words} />
      </Panel>
    </>
  );
});
