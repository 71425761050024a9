import { DataTable } from '../../components/charts/DataTable.tsx';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import { consolePath } from '../../site/paths.ts';
import { AlarmList } from './AlarmList.tsx';
import { momentParameter, momentText } from './console/frame/momentText.ts';
import { DayFigure } from './DayFigure.tsx';
import type { Sample } from './loadSample.ts';
import { inverterName } from './model/plant/fleet.ts';
import type { FleetRow } from './model/view/fleetRow.ts';
import { inverterReading } from './model/view/inverterReading.ts';

function PlantTable({ rows }: { rows: readonly FleetRow[] }) {
  return (
    <DataTable
      caption="All plants"
      columns={['Plant', 'kWp', 'kW', 'kWh', 'PR']}
      words={1}
      rows={rows.map(({ name, dcKwp, kw, energy, performanceRatio }) => [
        name,
        formatNumber(dcKwp),
        formatNumber(kw),
        formatNumber(energy),
        formatNumber(performanceRatio, 2),
      ])}
    />
  );
}

/** The inverters and their strings, as two tables that fit on a phone. */
function InverterTable({ plant, day, moment }: Sample) {
  const inverters = day.inverters.map((_, index) => ({
    name: inverterName(index),
    ...inverterReading(day, index, moment.minute),
  }));
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <DataTable
        caption={`Inverters of ${plant.name}, ${formatNumber(plant.inverterKw)} kW each`}
        columns={['Inverter', 'State', 'kW', 'kWh', '°C']}
        words={2}
        rows={inverters.map(({ name, state, acKw, energy, cabinetC }) => [
          name,
          state,
          formatNumber(acKw, 1),
          formatNumber(energy),
          formatNumber(cabinetC),
        ])}
      />
      <DataTable
        caption="Direct current: volts, and amperes by string"
        columns={[
          'Inverter',
          'V',
          ...Array.from({ length: plant.stringsEach }, (_, index) => `A ${index + 1}`),
        ]}
        words={1}
        rows={inverters.map(({ name, dcVolts, amperes }) => [
          name,
          formatNumber(dcVolts),
          ...amperes.map((value) => formatNumber(value, 1)),
        ])}
      />
    </div>
  );
}

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
