import { dayPlant, readingKw } from './sampleDay.ts';

export interface PlantRow {
  readonly name: string;
  readonly dcKwp: number;
  /** At the moment of the reading. */
  readonly kw: number;
  readonly energyKwh: number;
  readonly performanceRatio: number;
}

/** The plant whose day curve, inverters and figures the dashboard shows. */
export const shownPlant = 'Satara Cold Store';

/** Name, DC rating in kWp and output at the reading in kW. Invented. */
const fleet: readonly (readonly [name: string, dcKwp: number, kw: number])[] = [
  [shownPlant, dayPlant.dcKwp, readingKw],
  ['Baramati Dairy', 250, 192],
  ['Nashik Winery', 180, 140],
  ['Kolhapur Foundry', 150, 113],
  ['Solapur Textiles', 320, 249],
  ['Sangli Warehouse', 90, 70],
  ['Latur School', 60, 47],
  ['Bidar Ground Mount', 205, 131],
  ['Chakan Assembly Hall', 110, 85],
  ['Belagavi Workshop', 140, 109],
  ['Nanded Hospital', 75, 58],
  ['Kalaburagi Cement Store', 150, 110],
];

/** All plants had the same weather, so each one's energy follows from its output at the reading. */
export function samplePlants(shown: { energyKwh: number; insolation: number }): PlantRow[] {
  return fleet.map(([name, dcKwp, kw]) => {
    const energyKwh = (shown.energyKwh * kw) / readingKw;
    return { name, dcKwp, kw, energyKwh, performanceRatio: energyKwh / dcKwp / shown.insolation };
  });
}
