import { globSync, readFileSync } from 'node:fs';
import { digestOf, madeOnce } from '../../pictures/madeOnce.ts';
import { type AlarmLog, alarmLog } from './model/alarms/alarmLog.ts';
import { kpis } from './model/kpi/kpis.ts';
import { summarise } from './model/kpi/summarise.ts';
import { fleet, plantOf } from './model/plant/fleet.ts';
import { plantDay } from './model/plant/plantDay.ts';
import { sampleMoment, samplePlantId } from './model/sampleMoment.ts';
import { fleetAt, fleetTotals } from './model/view/fleetRow.ts';

/** The alarms of each plant. They take most of a second: two weeks of every plant are simulated. */
async function alarmLogs(): Promise<AlarmLog[]> {
  const model = globSync('src/features/solar/model/**/*.ts').toSorted();
  const parts = ['alarm logs', digestOf(model.map((file) => readFileSync(file)))];
  const logs = await madeOnce(parts, async () =>
    Buffer.from(JSON.stringify(fleet.map((plant) => alarmLog(plant, sampleMoment.day)))),
  );
  return JSON.parse(Buffer.from(logs).toString());
}

/** The simulated fleet at the moment of the sample, and one plant of it over that day. */
export async function loadSample() {
  const plant = plantOf(samplePlantId);
  if (!plant) throw new Error(`There is no plant ${samplePlantId}`);
  const { rows, events } = fleetAt(sampleMoment, await alarmLogs());
  const totals = fleetTotals(rows);
  const day = plantDay(plant, sampleMoment.day);
  const sums = summarise(day);
  const midnight = sampleMoment.day * 1440;
  return {
    moment: sampleMoment,
    headline: {
      totalMw: totals.kw / 1000,
      activePlants: totals.producing,
      outputKw: day.acKw[sampleMoment.minute] ?? 0,
      openAlarms: totals.alarms,
    },
    plant,
    day,
    sums,
    figures: kpis(plant, [sums]),
    rows,
    /** Those that are on, and those of the day that are over. */
    events: events.filter(({ cleared, raised }) => cleared === undefined || raised >= midnight),
  };
}

export type Sample = Awaited<ReturnType<typeof loadSample>>;
