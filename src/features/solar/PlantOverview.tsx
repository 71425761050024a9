import { DataTable } from '../../components/charts/DataTable.tsx';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import { consolePath } from '../../site/paths.ts';
import { deviceName, eventClock } from './console/alarms/alarmWords.ts';
import { momentParameter, momentText } from './console/frame/consoleTexts.ts';
import { severityWord } from './console/frame/SeverityMark.tsx';
import { DayFigure } from './DayFigure.tsx';
import type { Sample } from './loadSample.ts';
import type { AlarmEvent } from './model/alarms/alarmTypes.ts';
import { ruleOf, type Severity } from './model/alarms/rules.ts';
import { inverterName, plantOf } from './model/plant/fleet.ts';
import type { FleetRow } from './model/view/fleetRow.ts';
import { inverterReading } from './model/view/inverterReading.ts';

/** Beside the word, so nobody has to tell red from amber. */
const tones: Readonly<Record<Severity, string>> = {
  critical: 'border-danger text-danger',
  major: 'border-caution text-caution',
  minor: 'border-edge text-muted',
};

function AlarmList({ events }: { events: readonly AlarmEvent[] }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">Alarms</h3>
      <ul className="mt-2 grid gap-3">
        {events.map(({ id, rule, plantId, device, raised, cleared }) => {
          const { severity, title, text } = ruleOf(rule);
          return (
            <li key={id} className={`border-l-4 bg-surface py-2.5 pr-3 pl-4 ${tones[severity]}`}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{`${severityWord(severity)}: ${title}`}</span>
                <span className="figures text-sm">
                  {cleared === undefined ? 'Open' : `Cleared ${eventClock(cleared)}`}
                </span>
              </p>
              <p className="text-sm text-text">
                {`${plantOf(plantId)?.name}, ${deviceName(device)}, since ${eventClock(raised)}`}
              </p>
              <p className="text-sm text-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

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
        <span className="grow text-sm text-muted">
          {`${note} `}
          <a
            href={consolePath('', { at: momentParameter(moment) })}
            className="whitespace-nowrap underline underline-offset-4 hover:text-accent"
          >
            {momentText(moment)}
          </a>
          .
        </span>
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
