import { type DayKpis, dayKpis } from './dayKpis.ts';
import { type AlarmRow, sampleAlarms } from './sampleAlarms.ts';
import { type DayPoint, dayPlant, readingKw, readingMinute, sampleDay } from './sampleDay.ts';
import { type InverterRow, sampleInverters } from './sampleInverters.ts';
import { type PlantRow, samplePlants, shownPlant } from './samplePlants.ts';

export interface SamplePlant {
  /** The four headline figures. */
  readonly headline: {
    readonly totalMw: number;
    readonly activePlants: number;
    readonly outputKw: number;
    readonly openAlarms: number;
  };
  readonly name: string;
  readonly dcKwp: number;
  readonly acKw: number;
  readonly readingMinute: number;
  readonly day: readonly DayPoint[];
  readonly kpis: DayKpis;
  readonly inverters: readonly InverterRow[];
  readonly plants: readonly PlantRow[];
  readonly alarms: readonly AlarmRow[];
}

/** A fictitious day of twelve plants with consistent figures. */
export function samplePlant(): SamplePlant {
  const day = sampleDay();
  const kpis = dayKpis(day, dayPlant);
  const inverters = sampleInverters(kpis.energyKwh);
  const plants = samplePlants(kpis);
  const alarms = sampleAlarms(day, inverters, plants);
  return {
    headline: {
      totalMw: plants.reduce((total, { kw }) => total + kw, 0) / 1000,
      activePlants: plants.filter(({ kw }) => kw > 0).length,
      outputKw: readingKw,
      openAlarms: alarms.filter(({ clearedMinute }) => clearedMinute === null).length,
    },
    name: shownPlant,
    ...dayPlant,
    readingMinute,
    day,
    kpis,
    inverters,
    plants,
    alarms,
  };
}
