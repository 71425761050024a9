import { formatNumber } from '../../components/charts/formatNumber.ts';
import { consolePath } from '../../site/paths.ts';
import { AlarmList } from './AlarmList.tsx';
import { momentParameter, momentText } from './console/frame/momentText.ts';
import { DayFigure } from './DayFigure.tsx';
import { InverterTable } from './InverterTable.tsx';
import type { Sample } from './loadSample.ts';
import { PlantTable } from './PlantTable.tsx';

/** The dashboard at one moment of the simulated plants. */
export function PlantOverview({ sample, note }: { sample: Sample; note: string }) {
  const { figures: kpis, sums, moment } = sample;
  const figures = [
    ['Energy', `${formatNumber(kpis.energy)} kWh`],
    ['Specific yield', `${formatNumber(kpis.finalYield, 2)} kWh/kWp`],
    ['Performance ratio', formatNumber(kpis.performanceRatio, 2)],
    ['Utilisation of the AC rating', `${formatNumber(kpis.acCapacityFactor * 100, 1)} %`],
    ['Peak', `${formatNumber(sums.peakKw)} kW`],
  ] as const;
  return (
    <div className="rounded-lg border border-line bg-ground p-5 shadow-card sm:p-8">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-4">
        <strong className="figures text-caution">SAMPLE DATA</strong>
        <span className="text-sm text-muted">{note}</span>
        <a
          href={consolePath('', { at: momentParameter(moment) })}
          className="figures text-sm underline decoration-line underline-offset-4 hover:text-accent"
        >
          {`Reading of ${momentText(moment)}`}
        </a>
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
        <InverterTable {...sample} />
      </div>
      <div className="mt-10 grid gap-10 lg:grid-cols-[1.4fr_1fr]">
        <PlantTable rows={sample.rows} />
        <AlarmList events={sample.events} />
      </div>
    </div>
  );
}
