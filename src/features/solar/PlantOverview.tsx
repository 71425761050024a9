import { formatNumber } from '../../components/charts/formatNumber.ts';
import { AlarmList } from './AlarmList.tsx';
import { DayFigure } from './DayFigure.tsx';
import { InverterTable } from './InverterTable.tsx';
import { clockText } from './model/clockText.ts';
import type { SamplePlant } from './model/samplePlant.ts';
import { PlantTable } from './PlantTable.tsx';

/** The dashboard: one consistent day of invented plants. */
export function PlantOverview({ sample, note }: { sample: SamplePlant; note: string }) {
  const { kpis } = sample;
  const figures = [
    ['Energy', `${formatNumber(kpis.energyKwh)} kWh`],
    ['Specific yield', `${formatNumber(kpis.specificYield, 2)} kWh/kWp`],
    ['Performance ratio', formatNumber(kpis.performanceRatio, 2)],
    ['Utilisation of the AC rating', `${formatNumber(kpis.capacityUtilisation * 100, 1)} %`],
    ['Peak', `${formatNumber(kpis.peakKw)} kW`],
  ] as const;
  return (
    <div className="rounded-lg border border-line bg-ground p-5 shadow-card sm:p-8">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-4">
        <strong className="figures text-caution">SAMPLE DATA</strong>
        <span className="text-sm text-muted">{note}</span>
        <span className="figures text-sm">{`Reading of ${clockText(sample.readingMinute)}`}</span>
      </p>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures text-xl">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8">
        <DayFigure {...sample} />
      </div>
      <div className="mt-10">
        <InverterTable plant={sample.name} inverters={sample.inverters} />
      </div>
      <div className="mt-10 grid gap-10 lg:grid-cols-[1.3fr_1fr]">
        <PlantTable plants={sample.plants} />
        <AlarmList alarms={sample.alarms} />
      </div>
    </div>
  );
}
